import { describe, expect, it } from 'vitest';
import { retangulosDoTrecho } from '../../domain/pdf/retangulos-do-trecho.ts';
import { buscarEm, simplificar } from '../busca/buscar-texto.ts';
import { isSobre, letraEm, palavraEm } from './texto-da-pagina.ts';

/** Letters 10 wide and 12 high, each line 20 below the previous one. */
const pagina = (texto: string) => {
  const caixas: number[] = [];
  let coluna = 0;
  let linha = 0;
  for (const sinal of texto) {
    caixas.push(...(sinal === '\n' ? [0, 0, 0, 0] : [coluna * 10, linha * 20, 10, 12]));
    coluna = sinal === '\n' ? 0 : coluna + 1;
    if (sinal === '\n') linha += 1;
  }
  return { texto, caixas: new Float32Array(caixas) };
};

/** Vertical text, as on a rotated page. */
const emPe = (texto: string) => ({
  texto,
  caixas: new Float32Array([...texto].flatMap((_, n) => [50, n * 10, 12, 10])),
});

describe('the rectangles of a passage', () => {
  it('are one for each line, from the first letter to the last', () => {
    const letras = pagina('Maria da\nSilva mora');
    expect(retangulosDoTrecho(letras, 6, 14, 3)).toEqual([
      { pagina: 3, x: 60, y: 0, largura: 20, altura: 12 },
      { pagina: 3, x: 0, y: 20, largura: 50, altura: 12 },
    ]);
  });

  it('span the words of a line and leave the blanks at its ends', () => {
    expect(retangulosDoTrecho(pagina('um dois '), 0, 8, 0)).toEqual([
      { pagina: 0, x: 0, y: 0, largura: 70, altura: 12 },
    ]);
  });

  it('stand upright where the text does', () => {
    expect(retangulosDoTrecho(emPe('abcd'), 0, 4, 0)).toEqual([
      { pagina: 0, x: 50, y: 0, largura: 12, altura: 40 },
    ]);
  });

  it('split where a column ends without a line break', () => {
    const letras = { texto: 'ab', caixas: new Float32Array([0, 0, 10, 12, 300, 0, 10, 12]) };
    expect(retangulosDoTrecho(letras, 0, 2, 0)).toHaveLength(2);
  });
});

describe('the letter under the pointer', () => {
  it('is the nearest of its own line', () => {
    const letras = pagina('abc\ndef');
    expect(letraEm(letras, 15, 5)).toBe(1);
    expect(letraEm(letras, 200, 22)).toBe(6);
    expect(letraEm(pagina(''), 1, 1)).toBeNull();
    expect(isSobre(letras, 1, 15, 5)).toBe(true);
    expect(isSobre(letras, 1, 200, 5)).toBe(false);
  });

  it('belongs to a word, and the number of a document is one', () => {
    const texto = 'CPF 529.982.247-25, nascida';
    expect(texto.slice(...palavraEm(texto, 8))).toBe('529.982.247-25');
  });
});

describe('searching', () => {
  const achar = (texto: string, termo: string) =>
    buscarEm(simplificar(texto), termo).map(({ inicio, fim }) => texto.slice(inicio, fim));

  it('minds neither accents nor capitals', () => {
    expect(achar('José, JOSE e josé', 'jose')).toEqual(['José', 'JOSE', 'josé']);
    expect(achar('coracao de ação', 'AÇÃO')).toEqual(['acao', 'ação']);
  });

  it('finds a name that a line break divides', () => {
    expect(achar('de Maria  da\n Silva.', 'maria da silva')).toEqual(['Maria  da\n Silva']);
  });

  it('reads ligatures as the letters they are', () => {
    expect(achar('o \uFB01lho', 'filho')).toEqual(['\uFB01lho']);
  });

  it('finds nothing for nothing', () => {
    expect(achar('abc', '  ')).toEqual([]);
  });
});
