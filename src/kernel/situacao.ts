/** Ids of the original platform; they travel on the wire and never change. */
export const Situacao = {
  cadastrada: 1,
  complementada: 2,
  prorrogada: 3,
  encaminhada: 4,
  complementacaoSolicitada: 5,
  concluida: 6,
  encaminhadaParaFora: 7,
  arquivada: 8,
} as const;
export type IdSituacao = (typeof Situacao)[keyof typeof Situacao];

/** With the office, which must answer: every act of its staff starts here. */
export const comOrgao = [
  Situacao.cadastrada,
  Situacao.complementada,
  Situacao.prorrogada,
  Situacao.encaminhada,
] as const satisfies readonly IdSituacao[];

/** Not yet ended: with the office, or waiting for the citizen. */
export const abertas = [
  ...comOrgao,
  Situacao.complementacaoSolicitada,
] as const satisfies readonly IdSituacao[];

/** The situação of the tables, and what weighs more than it where there is such a thing (`emAbertoDe`). */
export interface SituacaoMostrada {
  readonly idSituacaoManifestacao: number;
  readonly descSituacaoManifestacao: string;
  readonly emAberto?:
    | { readonly rotulo: string; readonly oQue: string; readonly ate: string | null }
    | undefined;
}

/** What a tag, a list or a sentence calls it. */
export const nomeDaSituacao = ({
  descSituacaoManifestacao,
  emAberto,
}: Pick<SituacaoMostrada, 'descSituacaoManifestacao' | 'emAberto'>): string =>
  emAberto?.rotulo ?? descSituacaoManifestacao;
