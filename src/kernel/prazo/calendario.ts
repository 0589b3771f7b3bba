import { Esfera, type IdEsfera, type Uf } from '../enumeracoes.ts';
import { addDays, dayOfWeek, type PlainDate, toIsoDate } from './data.ts';

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
}

/** Where an office is, which decides which holidays stop its terms. */
export interface Local {
  readonly esfera: IdEsfera;
  readonly uf?: Uf | undefined;
  readonly idMunicipio?: number | undefined;
  readonly idOuvidoria?: number | undefined;
}

export interface Calendario {
  readonly feriadoEm: (data: PlainDate) => Feriado | undefined;
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

/** All the given holidays apply. When two fall on the same day, the first one is named. */
export const criarCalendario = (feriados: readonly Feriado[]): Calendario => {
  const porData = new Map(feriados.toReversed().map((feriado) => [feriado.data, feriado]));
  return { feriadoEm: (data) => porData.get(toIsoDate(data)) };
};

export const calendarioDoLocal = (feriados: readonly Feriado[], local: Local): Calendario =>
  criarCalendario(feriados.filter((feriado) => isFeriadoDoLocal(feriado, local)));

const isFimDeSemana = (data: PlainDate): boolean => dayOfWeek(data) >= 6;

export const isBusinessDay = (calendario: Calendario, data: PlainDate): boolean =>
  !isFimDeSemana(data) && calendario.feriadoEm(data) === undefined;

/** The day itself when it is a business day, otherwise the first one after it. */
export const nextBusinessDay = (calendario: Calendario, data: PlainDate): PlainDate => {
  let dia = data;
  while (!isBusinessDay(calendario, dia)) dia = addDays(dia, 1);
  return dia;
};
