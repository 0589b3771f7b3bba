import { describe, expect, it } from 'vitest';
import { frasesDasImagens, nomearPaginas, resolucaoPara } from './virou-imagem.ts';

const A4 = { largura: 595, altura: 842 };

describe('pages that became images', () => {
  it('are named as people count them', () => {
    expect(nomearPaginas([2])).toBe('página 3');
    expect(nomearPaginas([2, 4, 7])).toBe('páginas 3, 5 e 8');
    expect(nomearPaginas(Array.from({ length: 21 }, (_, n) => n))).toMatch(/19, 20 e outras$/);
  });

  it('have one sentence for each reason', () => {
    const frases = frasesDasImagens(
      new Map([
        [4, 'vertical'],
        [2, 'vertical'],
        [3, 'padrao'],
      ]),
    );
    expect(frases).toHaveLength(2);
    expect(frases[0]).toMatch(/^As páginas 3 e 5 viraram imagem porque têm texto escrito de cima para baixo/);
    expect(frases[1]).toMatch(/^A página 4 virou imagem porque/);
  });

  it.each([
    ['few pages', 1, 300],
    ['as many as fit', 45, 300],
    ['a hundred', 100, 203],
    ['all that a document may have', 500, 100],
  ])('have fewer dots when they are many: %s', (_nome, quantas, resolucao) => {
    expect(resolucaoPara(Array.from({ length: quantas }, () => A4))).toBe(resolucao);
  });
});
