import { describe, expect, it } from 'vitest';
import { mostraDe, mostrar, naPaginaDe } from './pdf/mostra.ts';
import { naPagina } from './retangulo.ts';

const PAGINAS = [{ largura: 200, altura: 100 }];
const marca = (x: number, y: number, largura: number, altura: number, pagina = 0) => ({
  pagina,
  x,
  y,
  largura,
  altura,
});

describe('a mark and its page', () => {
  it('is cut at the edge where it goes beyond it', () => {
    expect(naPagina(marca(-0.5, 0, 200, 100), PAGINAS)).toEqual(marca(0, 0, 199.5, 100));
    expect(naPagina(marca(190, -5, 20, 10), PAGINAS)).toEqual(marca(190, 0, 10, 5));
  });

  it('may not lie wholly beyond it, nor on a page that does not exist', () => {
    expect(naPagina(marca(300, 0, 20, 10), PAGINAS)).toBeUndefined();
    expect(naPagina(marca(-20, 0, 20, 10), PAGINAS)).toBeUndefined();
    expect(naPagina(marca(0, 0, 20, 10, 1), PAGINAS)).toBeUndefined();
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
