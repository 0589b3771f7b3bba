import { Esfera, type IdEsfera, type Uf } from '../enumeracoes.ts';
import { addDays, dayOfWeek, type PlainDate, parseIsoDate } from './data.ts';
import { numeroDe } from './dia.ts';

/**
 * 'federal' is a ponto facultativo, such as Carnaval and Corpus Christi: only federal offices
 * close. 'orgao' closes one office.
 */
export const abrangencias = ['nacional', 'federal', 'estadual', 'municipal', 'orgao'] as const;
export type Abrangencia = (typeof abrangencias)[number];

export interface Feriado {
  /** yyyy-mm-dd */
  readonly data: string;
  readonly descricao: string;
  readonly abrangencia: Abrangencia;
  /** Required for 'estadual'. */
  readonly uf?: Uf;
  /** Required for 'municipal': the first six digits of the IBGE code. */
  readonly idMunicipio?: number;
  /** Required for 'orgao'. */
  readonly idOuvidoria?: number;
  /** The offices are open for a part of the day only. */
  readonly reduzido?: boolean;
}

/** Where an office is, which decides which holidays stop its terms. */
export interface Local {
  readonly esfera: IdEsfera;
  readonly uf?: Uf | undefined;
  readonly idMunicipio?: number | undefined;
  readonly idOuvidoria?: number | undefined;
}

/** Minutes after midnight in Brasília. */
export type HoraDeCorte = number;

/** What arrives from this hour on counts as told on the next business day, on both sides. */
export const horaDeCortePadrao: HoraDeCorte = 19 * 60;

/** How days are counted: which of them have no office hours, and when a day is over. */
export interface Calendario {
  readonly feriadoEm: (data: PlainDate) => Feriado | undefined;
  readonly horaDeCorte: HoraDeCorte;
}

export const isFeriadoDoLocal = (feriado: Feriado, local: Local): boolean => {
  switch (feriado.abrangencia) {
    case 'nacional':
      return true;
    case 'federal':
      return local.esfera === Esfera.federal;
    case 'estadual':
      return feriado.uf !== undefined && feriado.uf === local.uf;
    case 'municipal':
      return feriado.idMunicipio !== undefined && feriado.idMunicipio === local.idMunicipio;
    case 'orgao':
      return feriado.idOuvidoria !== undefined && feriado.idOuvidoria === local.idOuvidoria;
  }
};

/** All the given holidays apply. Of two on the same day a closed one wins, then the first. */
export const criarCalendario = (
  feriados: readonly Feriado[],
  horaDeCorte: HoraDeCorte = horaDeCortePadrao,
): Calendario => {
  const fechados = feriados.filter(({ reduzido }) => !reduzido);
  const reduzidos = feriados.filter(({ reduzido }) => reduzido);
  const porNumero = new Map(
    [...fechados, ...reduzidos].toReversed().flatMap((feriado) => {
      const dia = parseIsoDate(feriado.data);
      return dia ? [[numeroDe(dia), feriado] as const] : [];
    }),
  );
  return { feriadoEm: (data) => porNumero.get(numeroDe(data)), horaDeCorte };
};

export const calendarioDoLocal = (feriados: readonly Feriado[], local: Local): Calendario =>
  criarCalendario(feriados.filter((feriado) => isFeriadoDoLocal(feriado, local)));

const isFimDeSemana = (data: PlainDate): boolean => dayOfWeek(data) >= 6;

/** The offices open, for the whole day or for a part of it. */
export const isBusinessDay = (calendario: Calendario, data: PlainDate): boolean => {
  const feriado = calendario.feriadoEm(data);
  return !isFimDeSemana(data) && (feriado === undefined || feriado.reduzido === true);
};

/** A term may end on it: a day of reduced hours is none (Lei 9.784/1999, art. 66 §1). */
export const isWholeDay = (calendario: Calendario, data: PlainDate): boolean =>
  !isFimDeSemana(data) && calendario.feriadoEm(data) === undefined;

const firstFrom = (data: PlainDate, fits: (dia: PlainDate) => boolean): PlainDate => {
  let dia = data;
  while (!fits(dia)) dia = addDays(dia, 1);
  return dia;
};

/** The day itself when it is a business day, otherwise the first one after it. */
export const nextBusinessDay = (calendario: Calendario, data: PlainDate): PlainDate =>
  firstFrom(data, (dia) => isBusinessDay(calendario, dia));

/** The same for the last day of a term. */
export const nextWholeDay = (calendario: Calendario, data: PlainDate): PlainDate =>
  firstFrom(data, (dia) => isWholeDay(calendario, dia));
