import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';

type ComComplementacoes = Pick<DetalheDaManifestacao, 'complementacoes'>;

/** The last request, if unanswered: an older unanswered one was closed with its case. */
export const pedidoAberto = ({ complementacoes }: ComComplementacoes) =>
  [...complementacoes]
    .sort((a, b) => a.pedidaEm.localeCompare(b.pedidaEm))
    .slice(-1)
    .find(({ respondidaEm }) => respondidaEm === null);
