import { PERIODO_INVERTIDO, splitIntervalo } from '#kernel/texto.ts';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';

const diasEscritos = (texto: string): { de: string; ate: string } | null => {
  const partes = splitIntervalo(texto);
  const de = isoFromDateText(partes.de);
  const ate = isoFromDateText(partes.ate);
  return de && ate ? { de, ate } : null;
};

export const diasDoPeriodo = (texto: string): { de: string; ate: string } | null => {
  const dias = diasEscritos(texto);
  return dias && dias.de <= dias.ate ? dias : null;
};

/** What is wrong with the two days; null when nothing is. */
export const problemaDoPeriodo = (texto: string): string | null => {
  if (diasDoPeriodo(texto)) return null;
  return diasEscritos(texto) ? PERIODO_INVERTIDO : 'Escreva o primeiro e o último dia do período.';
};
