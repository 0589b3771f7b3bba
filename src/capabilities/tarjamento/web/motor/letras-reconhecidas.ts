import type { Letras } from '../../domain/pdf/letras.ts';

interface Caixa {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Palavra {
  readonly text: string;
  readonly bbox: Caixa;
  readonly symbols?: readonly { readonly text: string; readonly bbox: Caixa }[];
}

/** A little air around each letter, in points: the recognition cuts close, and ink bleeds. */
const AR = 1;

/** The box of each letter: its own where each was recognised, else an equal share of the word. */
const caixasDe = ({ text, bbox, symbols = [] }: Palavra): readonly Caixa[] => {
  if (symbols.length === text.length && symbols.every(({ text: letra }) => letra.length === 1))
    return symbols.map((simbolo) => ({ ...simbolo.bbox, y0: bbox.y0, y1: bbox.y1 }));
  const parte = (bbox.x1 - bbox.x0) / Math.max(1, text.length);
  return Array.from(text, (_, n) => ({ ...bbox, x0: bbox.x0 + n * parte, x1: bbox.x0 + (n + 1) * parte }));
};

/** What was recognised in a picture of `escala` pixels to the point, in the shape of a page's own letters. */
export const letrasReconhecidas = (linhas: readonly (readonly Palavra[])[], escala: number): Letras => {
  let texto = '';
  const caixas: number[] = [];
  const por = (sinal: string, x: number, y: number, largura: number, altura: number) => {
    texto += sinal;
    caixas.push(x, y, largura, altura);
  };
  for (const palavras of linhas) {
    for (const [n, palavra] of palavras.entries()) {
      if (n > 0) por(' ', 0, 0, 0, 0);
      for (const [letra, { x0, y0, x1, y1 }] of caixasDe(palavra).entries())
        por(
          palavra.text[letra] ?? ' ',
          x0 / escala - AR,
          y0 / escala - AR,
          (x1 - x0) / escala + 2 * AR,
          (y1 - y0) / escala + 2 * AR,
        );
    }
    por('\n', 0, 0, 0, 0);
  }
  return { texto, caixas: new Float32Array(caixas) };
};
