import type { PlainDate } from '#kernel/prazo/data.ts';
import { isNoPrazo, type Janela } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';

/**
 * What stays as it was when an office opens an access request again without being asked: its old
 * date, and the days to appeal from the earlier answer (Lei 12.527/2011, arts. 11 and 15).
 */
export const oQueContinua = (prazo: PlainDate, recurso: Janela | null, agora: number): string => {
  const data = isNoPrazo(prazo, agora)
    ? `o prazo de resposta continua a terminar em ${formatData(prazo)}`
    : `o prazo de resposta terminou em ${formatData(prazo)}, e o órgão está em atraso`;
  return recurso && isNoPrazo(recurso.fecha, agora)
    ? `${data}, e você ainda pode recorrer da resposta anterior até ${formatData(recurso.fecha)}`
    : data;
};
