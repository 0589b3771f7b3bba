export const situacoesDaDenuncia = ['aberta', 'decidida'] as const;
export type SituacaoDaDenuncia = (typeof situacoesDaDenuncia)[number];

/** A date that was missed, or a delivery that the person does not accept. */
export const tiposDaDenuncia = ['descumprimento', 'contestacao'] as const;
export type TipoDaDenuncia = (typeof tiposDaDenuncia)[number];

export const situacaoDe = ({ respondida_em }: { readonly respondida_em: unknown }): SituacaoDaDenuncia =>
  respondida_em === null ? 'aberta' : 'decidida';

export interface PapeisNaDenuncia {
  readonly denunciante: boolean;
  readonly decide: boolean;
  /** Would decide, had they not answered the request or made the delivery. */
  readonly impedido: boolean;
  /** Works at the office that made the promise: is notified, and may only read. */
  readonly denunciado: boolean;
}
