import { describe, expect, it } from 'vitest';
import type { MarcaEmObra } from '../domain/marcas.ts';
import { contar, contarMarcas, listPaginas, nomeDoMotivo } from './nomes.ts';

describe('the words of the screen', () => {
  it('count pages from 1 and join those in a row', () => {
    expect(listPaginas([0])).toBe('página 1');
    expect(listPaginas([2, 0])).toBe('páginas 1 e 3');
    expect(listPaginas([0, 1, 4, 5, 6, 9])).toBe('páginas 1, 2, 5 a 7 e 10');
  });

  it('agree with their number', () => {
    expect([0, 1, 1200].map((n) => contar(n, 'marca', 'marcas'))).toEqual([
      '0 marcas',
      '1 marca',
      '1.200 marcas',
    ]);
  });

  it('tell marks from their bars where a mark goes over two lines', () => {
    const marca = (id: string, grupo: string) =>
      ({ id, grupo, pagina: 0, x: 0, y: 0, largura: 1, altura: 1 }) as MarcaEmObra;
    expect(contarMarcas([marca('a', '1'), marca('b', '2')])).toBe('2 marcas');
    expect(contarMarcas([marca('a', '1'), marca('b', '1')])).toBe('1 marca (2 tarjas)');
  });

  it('name each legal reason', () => {
    expect(nomeDoMotivo('denunciante')).toBe('Identidade de quem denuncia');
  });
});
