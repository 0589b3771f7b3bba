const UM_DIA = 86_400_000;

/** Whoever came yesterday may be somebody's invention; `desde`: since when the person has that profile there. */
export const temTempoDeCasa = (desde: Date | null, momento: Date, dias: number): boolean =>
  desde !== null && momento.getTime() - desde.getTime() >= dias * UM_DIA;

/** What makes a second person one of their own. */
export interface Independencia {
  readonly temTempoDeCasa: boolean;
  /** Who gave them a profile, and to whom they gave one. */
  readonly ligados: readonly number[];
}

/**
 * Wherever two people are asked for (to open an identity, read a denúncia, destroy cases), one with two accounts is not two: never
 * the same, nor one that they made or who made them, nor somebody who has just come. `deQuem` null: that account is gone.
 */
export const isOutraPessoa = (
  quem: Independencia & { readonly idUsuario: number },
  deQuem: number | null,
): boolean =>
  quem.idUsuario !== deQuem && quem.temTempoDeCasa && (deQuem === null || !quem.ligados.includes(deQuem));
