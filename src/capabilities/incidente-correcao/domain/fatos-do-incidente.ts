export const situacoesDoIncidente = ['aberto', 'respondido'] as const;
export type SituacaoDoIncidente = (typeof situacoesDoIncidente)[number];

export const situacaoDe = ({ respondido_em }: { readonly respondido_em: unknown }): SituacaoDoIncidente =>
  respondido_em === null ? 'aberto' : 'respondido';

export interface FatosDoIncidente {
  /** Decided the appeal, or stands in for who did (recurso-policy). */
  readonly julgador: boolean;
  readonly prorrogado: boolean;
  /** The decision says until when it must be carried out. */
  readonly temDataDeEntrega: boolean;
}
