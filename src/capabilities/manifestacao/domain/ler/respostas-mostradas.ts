import type { DetalheDaManifestacao } from './detalhe.ts';

/** A request for complement is stored as an answer too; the page shows it with its reply. */
const PEDIDO_DE_COMPLEMENTACAO = 1;

type Respostas = DetalheDaManifestacao['respostas'];

/** Newest first: the answer that counts is the last one given. */
export const respostasMostradas = ({ respostas }: Pick<DetalheDaManifestacao, 'respostas'>): Respostas =>
  respostas
    .filter(({ idTipoResposta }) => idTipoResposta !== PEDIDO_DE_COMPLEMENTACAO)
    .sort((a, b) => b.registradaEm.localeCompare(a.registradaEm));
