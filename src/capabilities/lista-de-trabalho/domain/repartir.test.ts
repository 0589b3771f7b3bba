import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repartir } from './repartir.ts';

const contar = (partes: ReturnType<typeof repartir>, ids: readonly number[]) =>
  ids.map((id) => partes.filter(({ idUsuario }) => idUsuario === id).length);

describe('sharing cases out', () => {
  it('gives the odd case to who has fewer open ones', () => {
    const partes = repartir(
      [10, 11, 12],
      [
        { idUsuario: 1, abertas: 9 },
        { idUsuario: 2, abertas: 3 },
      ],
    );
    expect(partes).toEqual([
      { idManifestacao: 10, idUsuario: 2 },
      { idManifestacao: 11, idUsuario: 1 },
      { idManifestacao: 12, idUsuario: 2 },
    ]);
  });

  it('gives every case to exactly one person, and nobody two more than another', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(1000), { maxLength: 100 }),
        fc.uniqueArray(fc.record({ idUsuario: fc.nat(50), abertas: fc.nat(30) }), {
          minLength: 1,
          selector: ({ idUsuario }) => idUsuario,
        }),
        (casos, pessoas) => {
          const partes = repartir(casos, pessoas);
          expect(partes.map(({ idManifestacao }) => idManifestacao)).toEqual(casos);
          const cada = contar(
            partes,
            pessoas.map(({ idUsuario }) => idUsuario),
          );
          expect(Math.max(...cada) - Math.min(...cada)).toBeLessThanOrEqual(1);
          expect(cada.reduce((soma, n) => soma + n, 0)).toBe(casos.length);
        },
      ),
    );
  });

  it('gives nothing to nobody', () => {
    expect(repartir([1, 2], [])).toEqual([]);
  });
});
