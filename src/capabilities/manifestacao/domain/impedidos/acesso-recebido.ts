import { temTempoDeCasa } from '#kernel/quem/outra-pessoa.ts';

/**
 * Who came to the office by the hand of somebody less than this before a case that this somebody may not see does not see it.
 * Fixed, unlike the setting 'identidade.tempo-de-casa' of the second person: with 0 there, nobody would be kept away here.
 */
export const DIAS_DE_CASA = 30;

export interface AcessoDado {
  readonly idUsuario: number;
  /** Who gave the profile; null where nobody is recorded. */
  readonly dadoPor: number | null;
  readonly desde: Date;
}

/** The profile is younger than 30 days at that moment, or was given after it. */
export const isRecente = ({ desde }: Pick<AcessoDado, 'desde'>, momento: Date): boolean =>
  !temTempoDeCasa(desde, momento, DIAS_DE_CASA);

/**
 * Impedimento passes on, one step: whoever got their access to the office from a person who is kept away from the case, shortly
 * before its filing or after it, might be that person's own hand (Lei 9.784/1999, arts. 18 and 20).
 */
export const recebeuDe = (acesso: AcessoDado, impedidos: ReadonlySet<number>, registradaEm: Date): boolean =>
  acesso.dadoPor !== null &&
  acesso.dadoPor !== acesso.idUsuario &&
  impedidos.has(acesso.dadoPor) &&
  isRecente(acesso, registradaEm);
