import { type PlainDate, plainDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { FigurasDoMes } from '../domain/figuras-do-orgao.ts';
import type { MesContado } from './fatos-repository.ts';

/** The first day of the month this many months ago; 0 is this month. */
export const comecoDoMes = ({ year, month }: PlainDate, antes: number): PlainDate => {
  const meses = year * 12 + (month - 1) - antes;
  return plainDate(Math.floor(meses / 12), (meses % 12) + 1, 1);
};

const nomeDoMes = (dia: PlainDate): string => toIsoDate(dia).slice(0, 7);

/** Every month from one day to another, including those in which nothing happened. */
export const mesesEntre = (de: PlainDate, ate: PlainDate): string[] => {
  const quantos = (ate.year - de.year) * 12 + ate.month - de.month + 1;
  return Array.from({ length: quantos }, (_, indice) => nomeDoMes(comecoDoMes(ate, quantos - 1 - indice)));
};

export const montarSerie = (
  meses: readonly string[],
  saidas: readonly MesContado[],
  entradas: readonly Omit<MesContado, 'noPrazo'>[],
): FigurasDoMes[] => {
  const sairam = new Map(saidas.map((cada) => [cada.mes, cada]));
  const entraram = new Map(entradas.map((cada) => [cada.mes, cada.total]));
  return meses.map((mes) => ({
    mes,
    registradas: entraram.get(mes) ?? 0,
    respondidas: sairam.get(mes)?.total ?? 0,
    noPrazo: sairam.get(mes)?.noPrazo ?? 0,
  }));
};
