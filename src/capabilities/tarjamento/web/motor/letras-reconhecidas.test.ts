import { describe, expect, it } from 'vitest';
import { retangulosDoTrecho } from '../texto-da-pagina.ts';
import { letrasReconhecidas } from './letras-reconhecidas.ts';

const palavra = (text: string, x0: number, y0: number) => ({
  text,
  bbox: { x0, y0, x1: x0 + text.length * 40, y1: y0 + 40 },
});

describe('what was recognised in a picture', () => {
  const letras = letrasReconhecidas(
    [[palavra('Maria', 400, 400), palavra('Silva', 640, 400)], [palavra('CPF', 400, 480)]],
    4,
  );

  it('reads as lines of words', () => {
    expect(letras.texto).toBe('Maria Silva\nCPF\n');
    expect(letras.caixas).toHaveLength(letras.texto.length * 4);
  });

  it('has the place of each word on the page, in points, with a little air', () => {
    expect(retangulosDoTrecho(letras, 0, 11, 2)).toEqual([
      { pagina: 2, x: 99, y: 99, largura: 112, altura: 12 },
    ]);
  });

  it('takes the box of each letter where each was recognised', () => {
    const comLetras = {
      ...palavra('ab', 0, 0),
      symbols: [
        { text: 'a', bbox: { x0: 0, y0: 8, x1: 20, y1: 40 } },
        { text: 'b', bbox: { x0: 20, y0: 0, x1: 80, y1: 40 } },
      ],
    };
    const [retangulo] = retangulosDoTrecho(letrasReconhecidas([[comLetras]], 1), 1, 2, 0);
    expect(retangulo).toEqual({ pagina: 0, x: 19, y: -1, largura: 62, altura: 42 });
  });
});
