import { diasDoPeriodo, mesesEncerrados } from '#capabilities/relatorio/domain/periodo.ts';
import { isTodoRetido, PERIODOS_RESERVADOS, retidos } from '#capabilities/relatorio/domain/reserva.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';

/** Years that have no day in common, in whole months that are over: those of the report of satisfaction. */
export const periodosDosResultados = PERIODOS_RESERVADOS;
export type PeriodoDosResultados = (typeof periodosDosResultados)[number];

export const diasDosResultados = (
  periodo: PeriodoDosResultados,
  hoje: PlainDate,
): { readonly de: string; readonly ate: string } => {
  const { de, ate } = mesesEncerrados(diasDoPeriodo(periodo, {}, hoje), hoje);
  if (de === null || ate === null) throw new Error('A period of the survey has two ends');
  return { de, ate };
};

/** A filter and what it chooses from: how many people answered in each, by the id it is chosen by. */
export interface Divisao {
  readonly escolhido: number;
  readonly partes: readonly { readonly id: number | null; readonly pessoas: number }[];
}

/**
 * Whether nothing is told: fewer than five people answered, or what was chosen is a part that would give such a one away
 * next to the other parts and their whole.
 */
export const isResultadoRetido = (pessoas: number, divisoes: readonly Divisao[]): boolean =>
  isTodoRetido(pessoas) ||
  divisoes.some(({ escolhido, partes }) => {
    const fora = retidos(partes.map((parte) => parte.pessoas));
    return partes.some(({ id }, i) => id === escolhido && fora[i] === true);
  });
