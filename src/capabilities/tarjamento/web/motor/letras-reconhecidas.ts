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

/** A margin around each letter, in points: recognition cuts close, and ink bleeds. */
const AR = 1;
/** The side margin, as a share of the height: a wrong box usually ends inside the letter. */
const AR_DOS_LADOS = 0.2;

const ESTREITAS = /[.,:;'|!ilI()[\]-]/;
const pesoDe = (letra: string): number => (ESTREITAS.test(letra) ? 0.5 : 1);

/**
 * The box of each letter: its own if each was recognised, else a share of the word, half as wide
 * for narrow letters.
 */
const caixasDe = ({ text, bbox, symbols = [] }: Palavra): readonly Caixa[] => {
  if (symbols.length === text.length && symbols.every(({ text: letra }) => letra.length === 1))
    return symbols.map((simbolo, n) => ({
      x0: n === 0 ? Math.min(simbolo.bbox.x0, bbox.x0) : simbolo.bbox.x0,
      x1: n === symbols.length - 1 ? Math.max(simbolo.bbox.x1, bbox.x1) : simbolo.bbox.x1,
      y0: bbox.y0,
      y1: bbox.y1,
    }));
  const letras = text.split('');
  const parte = (bbox.x1 - bbox.x0) / letras.reduce((soma, letra) => soma + pesoDe(letra), 0);
  let x = bbox.x0;
  return letras.map((letra) => {
    const x0 = x;
    x += parte * pesoDe(letra);
    return { ...bbox, x0, x1: x };
  });
};

/** At most half of the space up to the next word, which must stay readable. */
const arAte = (livre: number, altura: number): number =>
  Math.max(AR, Math.min(altura * AR_DOS_LADOS, livre / 2));

/**
 * The text recognised in a picture with `escala` pixels per point, in the same form as a page's own
 * letters.
 */
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
      const { x0: esquerda, x1: direita } = palavra.bbox;
      const antes = palavras[n - 1]?.bbox.x1 ?? Number.NEGATIVE_INFINITY;
      const depois = palavras[n + 1]?.bbox.x0 ?? Number.POSITIVE_INFINITY;
      for (const [letra, { x0, y0, x1, y1 }] of caixasDe(palavra).entries()) {
        const altura = (y1 - y0) / escala;
        const arAntes = arAte((esquerda - antes) / escala, altura);
        const arDepois = arAte((depois - direita) / escala, altura);
        por(
          palavra.text[letra] ?? ' ',
          x0 / escala - arAntes,
          y0 / escala - AR,
          (x1 - x0) / escala + arAntes + arDepois,
          altura + 2 * AR,
        );
      }
    }
    por('\n', 0, 0, 0, 0);
  }
  return { texto, caixas: new Float32Array(caixas) };
};
