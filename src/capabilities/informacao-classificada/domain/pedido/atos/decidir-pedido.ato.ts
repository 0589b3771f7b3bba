import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_DESCLASSIFICACAO, DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { entradaDaDecisao, respostaDaDecisao } from '../decisao.ts';
import { ato, decide } from './ato-do-pedido.ts';

export const decidirPedido = ato('decidirPedido', {
  lei: 'Lei 12.527/2011, art. 29; Decreto 7.724/2012, arts. 35 e 36',
  de: ['em-analise'],
  para: 'decidido',
  quem: perfisQueTratam,
  quando: decide,
  prazo: `${DIAS_DESCLASSIFICACAO} dias para decidir; depois, ${DIAS_PARA_RECORRER} dias para recorrer`,
  rota: {
    chave: 'POST /app-web/v1/desclassificacoes/:idPedido/decidir',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'A autoridade classificadora decide o pedido de desclassificação ou de reavaliação.',
    resposta: respostaDaDecisao,
  },
  entrada: entradaDaDecisao,
  historico: { rotulo: 'Decisão', frase: 'O pedido de desclassificação foi decidido.', evento: null },
  avisa: ['desclassificacao.decidida'],
});
