import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { entradaDaDecisao, respostaDaDecisao } from '../decisao.ts';
import { ato, decide } from './ato-do-pedido.ts';

export const decidirNaComissao = ato('decidirNaComissao', {
  lei: 'Lei 12.527/2011, art. 35 § 1º; Decreto 7.724/2012, art. 47',
  de: ['na-comissao'],
  para: 'encerrado',
  quem: perfisQueTratam,
  quando: decide,
  prazo: 'na reunião que a comissão marcar',
  rota: {
    chave: 'POST /app-web/v1/desclassificacoes/:idPedido/decidir-na-comissao',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'A comissão decide, em reunião, o recurso contra a classificação.',
    resposta: respostaDaDecisao,
  },
  entrada: entradaDaDecisao,
  historico: { rotulo: 'Decisão', frase: 'O pedido de desclassificação foi decidido.', evento: null },
  avisa: ['desclassificacao.decidida'],
});
