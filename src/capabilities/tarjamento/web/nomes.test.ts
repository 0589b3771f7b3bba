import { describe, expect, it } from 'vitest';
import { contar, listarPaginas, nomeDoMotivo } from './nomes.ts';

describe('the words of the screen', () => {
  it('count pages from 1 and join those in a row', () => {
    expect(listarPaginas([0])).toBe('página 1');
    expect(listarPaginas([2, 0])).toBe('páginas 1 e 3');
    expect(listarPaginas([0, 1, 4, 5, 6, 9])).toBe('páginas 1, 2, 5 a 7 e 10');
  });

  it('agree with their number', () => {
    expect([0, 1, 1200].map((n) => contar(n, 'marca', 'marcas'))).toEqual([
      '0 marcas',
      '1 marca',
      '1.200 marcas',
    ]);
  });

  it('name each legal reason', () => {
    expect(nomeDoMotivo('denunciante')).toBe('Identidade de quem denuncia');
  });
});
