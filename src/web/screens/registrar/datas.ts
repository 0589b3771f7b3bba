import {
  addDays,
  dayOfWeek,
  daysBetween,
  localDate,
  type PlainDate,
  parseIsoDate,
} from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

const DIAS = ['seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.', 'dom.'] as const;

/** 'qui., 12/03/2026'. */
export const dataComDia = (data: PlainDate): string => `${DIAS[dayOfWeek(data) - 1]}, ${formatData(data)}`;

export const diaDoMomento = (momento: string): PlainDate => localDate(Date.parse(momento));

/** 'qui., 12/03/2026, em 9 dias'. */
export const prazoPorExtenso = (isoDate: string, hoje: PlainDate): string => {
  const data = parseIsoDate(isoDate);
  if (!data) return isoDate;
  const dias = daysBetween(hoje, data);
  const quando = dias === 1 ? 'amanhã' : `em ${dias} dias`;
  return dias > 0 ? `${dataComDia(data)}, ${quando}` : dataComDia(data);
};

/** The day after an answer's last day, from which the next step is certain. */
export const diaSeguinte = (isoDate: string): PlainDate | null => {
  const data = parseIsoDate(isoDate);
  return data && addDays(data, 1);
};
