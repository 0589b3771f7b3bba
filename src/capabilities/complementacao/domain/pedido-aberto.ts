import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';

type ComComplementacoes = Pick<DetalheDaManifestacao, 'complementacoes'>;

/** The last request, if it has no answer: an older one without was closed with its case. */
export const pedidoAberto = ({ complementacoes }: ComComplementacoes) =>
  [...complementacoes]
    .sort((a, b) => a.pedidaEm.localeCompare(b.pedidaEm))
    .slice(-1)
    .find(({ respondidaEm }) => respondidaEm === null);
