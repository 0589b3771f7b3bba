import { z } from 'zod';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { textoDoPedido } from '../decisao.ts';
import { ato, cabeRecurso, comandoOuvido, pediu } from './ato-do-pedido.ts';

export const recorrerDaDecisao = ato('recorrerDaDecisao', {
  lei: 'Lei 12.527/2011, art. 17; Decreto 7.724/2012, art. 37',
  de: ['em-analise', 'decidido', 'no-comando', 'comando-decidido'],
  para: 'em-recurso',
  quem: perfisDePessoas,
  quando: [pediu, comandoOuvido, cabeRecurso],
  prazo: `${DIAS_PARA_RECORRER} dias da decisão; sem decisão, a partir do dia seguinte ao fim do prazo`,
  rota: {
    chave: 'POST /app-web/v1/desclassificacoes/:idPedido/recorrer',
    acesso: abertoComPessoa,
    resumo: 'Leva à autoridade máxima do órgão, ou ao Ministro, o pedido negado, ou não decidido no prazo.',
    resposta: z.object({ prazo: z.iso.date().nullable() }),
  },
  entrada: z.strictObject({ texto: campo('Razões do recurso', textoDoPedido) }),
  historico: { rotulo: 'Recurso', frase: 'Quem pediu recorreu.', evento: null },
  avisa: ['desclassificacao.recorrida', 'desclassificacao.recebida'],
});
