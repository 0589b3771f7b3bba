import { describe, expect, it } from 'vitest';
import { retangulosDoTrecho } from '../../domain/pdf/retangulos-do-trecho.ts';
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
      { pagina: 2, x: 98, y: 99, largura: 114, altura: 12 },
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
    expect(retangulo).toEqual({ pagina: 0, x: 12, y: -1, largura: 76, altura: 42 });
  });

  it('covers the last digit although its box, or its share of the word, ends inside it', () => {
    const numero = {
      text: '25',
      bbox: { x0: 0, y0: 0, x1: 44, y1: 40 },
      symbols: [
        { text: '2', bbox: { x0: 0, y0: 0, x1: 18, y1: 40 } },
        { text: '5', bbox: { x0: 22, y0: 0, x1: 36, y1: 40 } },
      ],
    };
    const fimDe = (palavra: Parameters<typeof letrasReconhecidas>[0][number][number]) => {
      const [retangulo] = retangulosDoTrecho(letrasReconhecidas([[palavra]], 1), 0, 2, 0);
      return (retangulo?.x ?? 0) + (retangulo?.largura ?? 0);
    };
    expect(fimDe(numero)).toBe(52);
    // Two wide digits and a comma: the digits take 40 of the 50 pixels.
    expect(fimDe({ text: '25,', bbox: { x0: 0, y0: 0, x1: 50, y1: 40 } })).toBe(48);
  });

  it('leaves the next word legible', () => {
    const linha = [
      palavra('um', 0, 0),
      { ...palavra('dois', 0, 0), bbox: { x0: 86, y0: 0, x1: 246, y1: 40 } },
    ];
    const [retangulo] = retangulosDoTrecho(letrasReconhecidas([linha], 1), 0, 2, 0);
    expect(retangulo).toMatchObject({ x: -8, largura: 91 });
  });
});
