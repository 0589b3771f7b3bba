import { z } from 'zod';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { textoDoPedido } from '../decisao.ts';
import { ato, cabeRecurso, haComando, pediu } from './ato-do-pedido.ts';

export const recorrerAoComando = ato('recorrerAoComando', {
  lei: 'Lei 12.527/2011, art. 17 § 1º; Decreto 7.724/2012, art. 37',
  de: ['em-analise', 'decidido'],
  para: 'no-comando',
  quem: perfisDePessoas,
  quando: [pediu, haComando, cabeRecurso],
  prazo: `${DIAS_PARA_RECORRER} dias da decisão; sem decisão, a partir do dia seguinte ao fim do prazo`,
  rota: {
    chave: 'POST /app-web/v1/desclassificacoes/:idPedido/recorrer-ao-comando',
    acesso: abertoComPessoa,
    resumo: 'Nas Forças Armadas, leva ao Comandante o pedido negado, ou não decidido no prazo.',
    resposta: z.object({ prazo: z.iso.date().nullable() }),
  },
  entrada: z.strictObject({ texto: campo('Razões do recurso', textoDoPedido) }),
  historico: { rotulo: 'Recurso', frase: 'Quem pediu recorreu.', evento: null },
  avisa: ['desclassificacao.recorrida', 'desclassificacao.recebida'],
});
