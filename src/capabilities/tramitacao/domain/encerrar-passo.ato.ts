import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';

export const encerrarPasso = ato('encerrarPasso', {
  lei: 'Lei 13.460/2017, art. 16, parágrafo único',
  de: comOrgao,
  quem: perfisQueTratam,
  quando: [trabalhaNoOrgao],
  rota: {
    chave: 'POST /app-web/v1/tramitacoes/:idTramitacao/encerrar',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Encerra um pedido de contribuição que não é mais preciso.',
  },
  historico: anotacoes.tramitacao,
  ensaio: {
    corpo: {},
    com: { passo: true },
    efeito: () => ({ tramitacaoAberta: false }),
    recusa: (_, { tramitacaoAberta }) => (tramitacaoAberta ? null : 'tramitacao.nao-encontrada'),
  },
});
