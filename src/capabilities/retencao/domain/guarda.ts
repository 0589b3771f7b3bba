import { compareDates, type PlainDate, plainDate, plainDateOrNull } from '#kernel/prazo/data.ts';

/** The classes of the archival table: what is, or ever was, a denúncia or comunicação, and everything else. */
export type ClasseDeGuarda = 'denuncias' | 'outras';

/** In years: fase corrente and fase intermediária, as the body's approved archival table has them (Lei 8.159/1991, art. 8). */
export interface Fases {
  readonly corrente: number;
  readonly intermediaria: number;
}
export type TabelaDeGuarda = Readonly<Record<ClasseDeGuarda, Fases>>;

export const classeDe = ({ sigilosa }: { readonly sigilosa: boolean }): ClasseDeGuarda =>
  sigilosa ? 'denuncias' : 'outras';

export const anosDe = ({ corrente, intermediaria }: Fases): number => corrente + intermediaria;

/** An office may keep longer than the platform says, never shorter: who answers a case does not decide alone when it disappears. */
export const tabelaDoOrgao = (daPlataforma: TabelaDeGuarda, doOrgao: TabelaDeGuarda): TabelaDeGuarda => {
  const maior = (classe: ClasseDeGuarda): Fases =>
    anosDe(doOrgao[classe]) > anosDe(daPlataforma[classe]) ? doOrgao[classe] : daPlataforma[classe];
  return { denuncias: maior('denuncias'), outras: maior('outras') };
};

export interface Guarda {
  /** The last day on which it must be kept. */
  readonly ate: PlainDate;
  /** The retention year: that of the last day. */
  readonly ano: number;
}

/** Counted in years from the day on which the last step ended; from 29 February of a leap year, to 1 March. */
export const guardaDe = (fim: PlainDate, anos: number): Guarda => {
  const ano = fim.year + anos;
  const ate = plainDateOrNull(ano, fim.month, fim.day) ?? plainDate(ano, 3, 1);
  return { ate, ano: ate.year };
};

/** What a case is like, as far as its destruction goes. */
export interface FatosDaGuarda {
  readonly aberta: boolean;
  readonly recursoPendente: boolean;
  /** Something that somebody still owes an answer, a decision or a delivery to; an investigation that goes on. */
  readonly atoPendente: boolean;
  /** A judicial or audit hold stands. */
  readonly suspensa: boolean;
  readonly ate: PlainDate;
}

export type PorqueFica = 'aberta' | 'recurso' | 'ato-pendente' | 'suspensa' | 'no-prazo';

/** Why a case may not be destroyed yet; null if it may. Only years that have closed expire, so that a year is listed once and whole. */
export const porqueFica = (fatos: FatosDaGuarda, hoje: PlainDate): PorqueFica | null => {
  if (fatos.aberta) return 'aberta';
  if (fatos.recursoPendente) return 'recurso';
  if (fatos.atoPendente) return 'ato-pendente';
  if (fatos.suspensa) return 'suspensa';
  return compareDates(fatos.ate, plainDate(hoje.year, 1, 1)) < 0 ? null : 'no-prazo';
};
