import { diasDoPeriodo, mesesEncerrados } from '#capabilities/relatorio/domain/periodo.ts';
import { isTodoRetido, PERIODOS_RESERVADOS, retidos } from '#capabilities/relatorio/domain/reserva.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';

/** Years that share no day, in whole past months, as in the satisfaction report. */
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

/** A chosen filter value, and how many people answered under each value it could have. */
export interface Divisao {
  readonly escolhido: number;
  readonly partes: readonly { readonly id: number | null; readonly pessoas: number }[];
}

/**
 * Whether nothing is shown: fewer than five people answered, or the chosen part would reveal such a
 * small part when compared with the other parts and the whole.
 */
export const isResultadoRetido = (pessoas: number, divisoes: readonly Divisao[]): boolean =>
  isTodoRetido(pessoas) ||
  divisoes.some(({ escolhido, partes }) => {
    const fora = retidos(partes.map((parte) => parte.pessoas));
    return partes.some(({ id }, i) => id === escolhido && fora[i] === true);
  });
