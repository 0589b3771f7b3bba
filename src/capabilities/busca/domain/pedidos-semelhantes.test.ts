import { describe, expect, it } from 'vitest';
import { minimoDePalavras, palavrasDoPedido, trechoDe } from './pedidos-semelhantes.ts';

const formas = (texto: string) => palavrasDoPedido(texto).map(({ forma }) => forma);

describe('palavrasDoPedido', () => {
  it('drops what every request says and keeps what this one asks', () => {
    expect(
      formas(
        'Com base na Lei de Acesso à Informação, solicito a quantidade de vacinas contra a dengue aplicadas em 2025.',
      ),
    ).toEqual(['vacinas', 'dengue', 'aplicadas']);
  });

  it('gives letters and digits only, so that they can be searched as they are', () => {
    for (const { forma, escrita } of palavrasDoPedido("'; drop table | & ! :* <-> (obras) \\ “licitações”")) {
      expect(forma).toMatch(/^[a-z0-9]+$/);
      expect(escrita).toMatch(/^[\p{L}\p{N}]+$/u);
    }
  });

  it('takes each word once and no more than twelve', () => {
    expect(formas('Obras, obra e OBRAS')).toEqual(['obras']);
    const muitas = Array.from({ length: 40 }, (_, n) => `palavra${String.fromCodePoint(97 + (n % 26))}${n}`);
    expect(palavrasDoPedido(muitas.join(' '))).toHaveLength(12);
  });

  it('asks for two words in common, or for the only one there is', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(minimoDePalavras)).toEqual([0, 1, 2, 2]);
  });
});

describe('trechoDe', () => {
  it('keeps a short answer whole, on one line', () => {
    expect(trechoDe(' Prezada,\n\nsegue a tabela. ')).toBe('Prezada, segue a tabela.');
  });

  it('ends a long one between two words', () => {
    const trecho = trechoDe('palavra '.repeat(100));
    expect(trecho.length).toBeLessThanOrEqual(281);
    expect(trecho).toMatch(/palavra…$/);
  });
});
