import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { addDays, daysBetween, type PlainDate, plainDate } from '#kernel/prazo/data.ts';
import { due } from '#kernel/prazo/prazo.ts';

/** Days since the registration. */
export type Dia = number;

/** A day, and how many things had happened before: what happens on one day has an order. */
export interface Momento {
  readonly dia: Dia;
  readonly ordem: number;
}

/** Weekends count; holidays would only move the same limits by other days. */
export const calendario = criarCalendario([]);

/** A Monday, ten in the morning. */
const INICIO = plainDate(2026, 3, 2);
const DEZ_HORAS = Date.parse('2026-03-02T10:00:00-03:00');
const UM_DIA = 86_400_000;

/** Works the answer out once for each day. */
export const porDia = <T>(resultado: (dia: Dia) => T): ((dia: Dia) => T) => {
  const prontos = new Map<Dia, T>();
  return (dia) => {
    const pronto = prontos.get(dia) ?? resultado(dia);
    prontos.set(dia, pronto);
    return pronto;
  };
};

export const data: (dia: Dia) => PlainDate = porDia((dia) => addDays(INICIO, dia));

export const diaDe = (quando: PlainDate): Dia => daysBetween(INICIO, quando);

export const instante = ({ dia, ordem }: Momento): number => DEZ_HORAS + dia * UM_DIA + ordem * 1000;

const vencimentos = porDia((contado) => porDia((dias) => diaDe(due(calendario, data(contado), dias))));

/** The last day of a term told on that day. */
export const vence = (contado: Dia, dias: number): Dia => vencimentos(contado)(dias);
