export const situacoesDoIncidente = ['aberto', 'respondido'] as const;
export type SituacaoDoIncidente = (typeof situacoesDoIncidente)[number];

export const situacaoDe = ({ respondido_em }: { readonly respondido_em: unknown }): SituacaoDoIncidente =>
  respondido_em === null ? 'aberto' : 'respondido';

export interface FatosDoIncidente {
  /** Decided the appeal, or stands in for the person who did (recurso-policy). */
  readonly julgador: boolean;
  readonly prorrogado: boolean;
  /** True if the decision sets a day of delivery. */
  readonly temDataDeEntrega: boolean;
  /** A day that an extension could end on is still to come. */
  readonly haDiaParaProrrogar: boolean;
}
