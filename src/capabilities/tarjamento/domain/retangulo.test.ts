import { describe, expect, it } from 'vitest';
import { mostraDe, mostrar, naPaginaDe } from './pdf/mostra.ts';
import { cabeNaPagina, naPagina } from './retangulo.ts';

const PAGINAS = [{ largura: 200, altura: 100 }];
const marca = (x: number, y: number, largura: number, altura: number, pagina = 0) => ({
  pagina,
  x,
  y,
  largura,
  altura,
});

describe('a mark and its page', () => {
  it('may miss the edge by a hair, and is then cut there', () => {
    expect(cabeNaPagina(marca(-0.5, 0, 200, 100), PAGINAS)).toBe(true);
    expect(naPagina(marca(-0.5, 0, 200, 100), PAGINAS)).toEqual(marca(0, 0, 199.5, 100));
  });

  it('may not lie beyond it, nor on a page that does not exist', () => {
    expect(cabeNaPagina(marca(190, 0, 20, 10), PAGINAS)).toBe(false);
    expect(cabeNaPagina(marca(0, -5, 20, 10), PAGINAS)).toBe(false);
    expect(cabeNaPagina(marca(0, 0, 20, 10, 1), PAGINAS)).toBe(false);
    expect(naPagina(marca(300, 0, 20, 10), PAGINAS)).toBeUndefined();
  });
});

describe('a page as displayed', () => {
  const caixa = { esquerda: 20, base: 30, direita: 220, topo: 130 };
  const canto = { esquerda: 20, base: 120, direita: 30, topo: 130 };

  it.each([
    [0, { x: 0, y: 0 }],
    [1, { x: 90, y: 0 }],
    [2, { x: 190, y: 90 }],
    [3, { x: 0, y: 190 }],
  ])('turned %i quarters, shows its upper left corner there', (giro, onde) => {
    expect(mostrar(mostraDe(caixa, giro), canto)).toEqual({ ...onde, largura: 10, altura: 10 });
  });

  it('goes back from what is shown to the page itself', () => {
    for (const giro of [0, 1, 2, 3]) {
      const mostra = mostraDe(caixa, giro);
      expect(naPaginaDe(mostra, mostrar(mostra, canto))).toEqual(canto);
    }
  });
});
