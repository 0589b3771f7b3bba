import type { ContraOQue } from '../domain/descumprimento.ts';

const telas: Readonly<Record<ContraOQue, string>> = {
  resposta: '/manifestacao/denuncia/criar',
  decisao: '/manifestacao/cumprimento-decisao/denuncia/criar',
};

/** Two screens (S2-01): against the answer, and against the decision on an appeal. */
export const enderecoDaDenuncia = (contra: ContraOQue, idManifestacao: number): string =>
  `${telas[contra]}/${idManifestacao}`;

export const ENDERECO_DE_TRATAR = '/manifestacao/denuncia/tratar';
