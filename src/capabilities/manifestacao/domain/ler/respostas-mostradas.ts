import type { DetalheDaManifestacao } from './detalhe.ts';

/** A request to complement is kept as an answer, too; the page shows it with what came of it. */
const PEDIDO_DE_COMPLEMENTACAO = 1;

type Respostas = DetalheDaManifestacao['respostas'];

/** Newest first: the answer that counts is the last one given. */
export const respostasMostradas = ({ respostas }: Pick<DetalheDaManifestacao, 'respostas'>): Respostas =>
  respostas
    .filter(({ idTipoResposta }) => idTipoResposta !== PEDIDO_DE_COMPLEMENTACAO)
    .sort((a, b) => b.registradaEm.localeCompare(a.registradaEm));
