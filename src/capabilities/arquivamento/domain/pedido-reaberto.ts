import type { PlainDate } from '#kernel/prazo/data.ts';
import { isNoPrazo, type Janela } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';

/**
 * The days to appeal from the earlier answer run on whoever asked for the reopening, and end before the new answer comes (Lei
 * 12.527/2011, art. 15): who is told of a new date is told of that one too. Empty where none are left.
 */
export const recursoQueContinua = (recurso: Janela | null, agora: number): string =>
  recurso && isNoPrazo(recurso.fecha, agora)
    ? `, e você ainda pode recorrer da resposta anterior até ${formatData(recurso.fecha)}`
    : '';

/**
 * What stays as it was when an office opens an access request again without being asked: its old
 * date, and the days to appeal from the earlier answer (Lei 12.527/2011, arts. 11 and 15).
 */
export const oQueContinua = (prazo: PlainDate, recurso: Janela | null, agora: number): string => {
  const data = isNoPrazo(prazo, agora)
    ? `o prazo de resposta continua a terminar em ${formatData(prazo)}`
    : `o prazo de resposta terminou em ${formatData(prazo)}, e o órgão está em atraso`;
  return `${data}${recursoQueContinua(recurso, agora)}`;
};
