import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cabemNoAto, limitesDoRecurso } from './limites-do-ato.ts';

const codigo = (tamanhos: number[], limites?: Parameters<typeof cabemNoAto>[1]) => {
  const verdict = cabemNoAto(tamanhos, limites);
  return verdict.allowed ? null : verdict.error.code;
};

describe('S9-01 how much one act carries', () => {
  it('takes 10 files and 30,000,000 bytes in all, and not one more of either', () => {
    expect(codigo([])).toBeNull();
    expect(codigo(Array(10).fill(3_000_000))).toBeNull();
    expect(codigo(Array(11).fill(1))).toBe('anexo.arquivos-demais');
    expect(codigo([30_000_000, 1])).toBe('anexo.total-grande');
  });

  it('takes 5 files and 10,000,000 bytes with an appeal', () => {
    expect(codigo(Array(5).fill(2_000_000), limitesDoRecurso)).toBeNull();
    expect(codigo(Array(6).fill(1), limitesDoRecurso)).toBe('anexo.arquivos-demais');
    expect(codigo([10_000_001], limitesDoRecurso)).toBe('anexo.total-grande');
  });

  it('never writes a total that is too large as the limit itself', () => {
    const verdict = cabemNoAto([30_000_001]);
    expect(!verdict.allowed && verdict.error.message).toContain('somam 30,1 MB, e o limite é 30 MB');
  });

  it('does not depend on the order of the files', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30_000_000 }), { maxLength: 12 }), (tamanhos) => {
        expect(codigo(tamanhos.toReversed())).toBe(codigo(tamanhos));
      }),
    );
  });
});
