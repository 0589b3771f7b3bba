import { addDays, type PlainDate, plainDate, toIsoDate } from '#kernel/prazo/data.ts';

/**
 * Periods relative to today, so that a saved report says something new each time; and 'escolhido',
 * two days picked by the person.
 */
export const periodos = {
  'ultimos-30-dias': 'Últimos 30 dias',
  'este-mes': 'Este mês',
  'mes-passado': 'Mês passado',
  'este-ano': 'Este ano',
  'ano-passado': 'Ano passado',
  'ultimos-12-meses': 'Últimos 12 meses',
  todos: 'Todo o tempo',
  escolhido: 'Outro período',
} as const;
export type NomeDoPeriodo = keyof typeof periodos;
export const nomesDosPeriodos = Object.keys(periodos) as [NomeDoPeriodo];

/** Days written yyyy-mm-dd, both included; null: no limit on that side. */
export interface Dias {
  readonly de: string | null;
  readonly ate: string | null;
}

const primeiroDoMes = ({ year, month }: PlainDate): PlainDate => plainDate(year, month, 1);

/** The same day a year ago; 28 February for the 29th. */
const umAnoAntes = ({ year, month, day }: PlainDate): PlainDate =>
  month === 2 && day === 29 ? plainDate(year - 1, 2, 28) : plainDate(year - 1, month, day);

const dias = (de: PlainDate, ate: PlainDate): Dias => ({ de: toIsoDate(de), ate: toIsoDate(ate) });

const conta: Readonly<Record<Exclude<NomeDoPeriodo, 'escolhido'>, (hoje: PlainDate) => Dias>> = {
  'ultimos-30-dias': (hoje) => dias(addDays(hoje, -29), hoje),
  'este-mes': (hoje) => dias(primeiroDoMes(hoje), hoje),
  'mes-passado': (hoje) => {
    const ultimo = addDays(primeiroDoMes(hoje), -1);
    return dias(primeiroDoMes(ultimo), ultimo);
  },
  'este-ano': (hoje) => dias(plainDate(hoje.year, 1, 1), hoje),
  'ano-passado': ({ year }) => dias(plainDate(year - 1, 1, 1), plainDate(year - 1, 12, 31)),
  'ultimos-12-meses': (hoje) => dias(addDays(umAnoAntes(hoje), 1), hoje),
  todos: () => ({ de: null, ate: null }),
};

/** Whole months that are over: a day more or less could reveal the one person who answered then. */
export const mesesEncerrados = ({ de, ate }: Dias, hoje: PlainDate): Dias => {
  const ultimo = toIsoDate(addDays(primeiroDoMes(hoje), -1));
  return { de: de && `${de.slice(0, 7)}-01`, ate: ate === null || ate > ultimo ? ultimo : ate };
};

/** The days that a period covers, seen from `hoje`. */
export const diasDoPeriodo = (
  periodo: NomeDoPeriodo,
  escolhido: { readonly de?: string | undefined; readonly ate?: string | undefined },
  hoje: PlainDate,
): Dias =>
  periodo === 'escolhido' ? { de: escolhido.de ?? null, ate: escolhido.ate ?? null } : conta[periodo](hoje);
