import { localDate } from '#kernel/prazo/data.ts';

/** Months written yyyy-mm, both included. */
export interface PeriodoEmMeses {
  readonly de: string;
  readonly ate: string;
}

export const FORMA_DO_MES = /^20\d{2}-(0[1-9]|1[0-2])$/;
/** The first view: a year, including this month. */
const MESES_DA_PRIMEIRA_VISTA = 12;

const numeroDoMes = (mes: string): number => Number(mes.slice(0, 4)) * 12 + Number(mes.slice(5)) - 1;
const mesDoNumero = (numero: number): string =>
  `${Math.floor(numero / 12)}-${String((numero % 12) + 1).padStart(2, '0')}`;

export const mesDoMomento = (momento: Date): string => {
  const { year, month } = localDate(momento.getTime());
  return mesDoNumero(year * 12 + month - 1);
};

/** Every month of the period, including those in which nothing happened. */
export const mesesDe = ({ de, ate }: PeriodoEmMeses): string[] => {
  const primeiro = numeroDoMes(de);
  return Array.from({ length: Math.max(0, numeroDoMes(ate) - primeiro + 1) }, (_, i) =>
    mesDoNumero(primeiro + i),
  );
};

/** What was not chosen defaults to the year that ends with the newest month. */
export const completarPeriodo = (
  escolhido: { readonly de?: string | undefined; readonly ate?: string | undefined },
  ultimo: string,
): PeriodoEmMeses => {
  const ate = escolhido.ate ?? (escolhido.de && escolhido.de > ultimo ? escolhido.de : ultimo);
  return { de: escolhido.de ?? mesDoNumero(numeroDoMes(ate) - MESES_DA_PRIMEIRA_VISTA + 1), ate };
};
