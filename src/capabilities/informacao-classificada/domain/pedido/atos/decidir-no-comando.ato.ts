import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_DESCLASSIFICACAO, DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { entradaDaDecisao, respostaDaDecisao } from '../decisao.ts';
import { ato, decide } from './ato-do-pedido.ts';

export const decidirNoComando = ato('decidirNoComando', {
  lei: 'Lei 12.527/2011, art. 17 § 1º; Decreto 7.724/2012, art. 37',
  de: ['no-comando'],
  para: 'comando-decidido',
  quem: perfisQueTratam,
  quando: decide,
  prazo: `${DIAS_DESCLASSIFICACAO} dias para decidir; depois, ${DIAS_PARA_RECORRER} dias para recorrer`,
  rota: {
    chave: 'POST /app-web/v1/desclassificacoes/:idPedido/decidir-no-comando',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'O Comandante da Força decide o recurso contra a classificação.',
    resposta: respostaDaDecisao,
  },
  entrada: entradaDaDecisao,
  historico: { rotulo: 'Decisão', frase: 'O pedido de desclassificação foi decidido.', evento: null },
  avisa: ['desclassificacao.decidida'],
});
