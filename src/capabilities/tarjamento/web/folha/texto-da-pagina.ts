import type { Letras } from '../../domain/pdf/letras.ts';
import { caixaDe, isVazia } from '../../domain/pdf/retangulos-do-trecho.ts';

/**
 * The letter nearest to a point; null on a page without letters. Other lines count as farther away
 * than other letters of the line.
 */
export const letraEm = (letras: Letras, x: number, y: number): number | null => {
  let melhor: number | null = null;
  let menor = Number.POSITIVE_INFINITY;
  for (let letra = 0; letra < letras.texto.length; letra += 1) {
    const caixa = caixaDe(letras, letra);
    if (isVazia(caixa)) continue;
    const dx = Math.max(caixa.x - x, 0, x - caixa.x - caixa.largura);
    const dy = Math.max(caixa.y - y, 0, y - caixa.y - caixa.altura);
    const longe = dx + 4 * dy;
    if (longe < menor) {
      menor = longe;
      melhor = letra;
    }
  }
  return melhor;
};

/** Whether a point is on, or almost on, the letter. */
export const isSobre = (letras: Letras, letra: number, x: number, y: number, folga = 6): boolean => {
  const caixa = caixaDe(letras, letra);
  return (
    x >= caixa.x - folga &&
    x <= caixa.x + caixa.largura + folga &&
    y >= caixa.y - folga &&
    y <= caixa.y + caixa.altura + folga
  );
};

const DE_PALAVRA = /[\p{L}\p{N}@._/-]/u;

/** Start and end of the word that contains this letter; document numbers count as one word. */
export const palavraEm = (texto: string, letra: number): readonly [number, number] => {
  let inicio = letra;
  let fim = letra + 1;
  while (inicio > 0 && DE_PALAVRA.test(texto[inicio - 1] ?? '')) inicio -= 1;
  while (fim < texto.length && DE_PALAVRA.test(texto[fim] ?? '')) fim += 1;
  return [inicio, fim];
};
