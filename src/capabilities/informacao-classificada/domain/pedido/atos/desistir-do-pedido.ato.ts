import { z } from 'zod';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { MAX_MOTIVO_DA_DESISTENCIA } from '../decisao.ts';
import { ato, pediu } from './ato-do-pedido.ts';

/** While somebody has it to decide. The office may go on by itself, and the person may ask again at any time. */
export const desistirDoPedido = ato('desistirDoPedido', {
  lei: 'Lei 9.784/1999, art. 51',
  de: ['em-analise', 'no-comando', 'em-recurso', 'na-comissao'],
  para: 'desistido',
  quem: perfisDePessoas,
  quando: [pediu],
  rota: {
    chave: 'POST /app-web/v1/desclassificacoes/:idPedido/desistir',
    acesso: abertoComPessoa,
    resumo: 'Desiste do pedido de desclassificação que espera uma decisão.',
  },
  entrada: z.strictObject({
    motivo: campo('Motivo', z.string().trim().max(MAX_MOTIVO_DA_DESISTENCIA)).default(''),
  }),
  historico: { rotulo: 'Desistência', frase: 'Quem pediu desistiu do pedido.', evento: null },
  avisa: ['desclassificacao.desistencia'],
});
