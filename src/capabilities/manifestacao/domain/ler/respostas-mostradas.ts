import type { DetalheDaManifestacao } from './detalhe.ts';

type ComRespostas = Pick<DetalheDaManifestacao, 'respostas'>;

/** A request to complement is kept as an answer, too; the page shows it with what came of it. */
const PEDIDO_DE_COMPLEMENTACAO = 1;

/** Newest first: the answer that counts is the last one given. */
export const respostasMostradas = ({ respostas }: ComRespostas): ComRespostas['respostas'] =>
  respostas
    .filter(({ idTipoResposta }) => idTipoResposta !== PEDIDO_DE_COMPLEMENTACAO)
    .sort((a, b) => b.registradaEm.localeCompare(a.registradaEm));
