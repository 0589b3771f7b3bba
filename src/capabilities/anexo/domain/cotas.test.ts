import { describe, expect, it } from 'vitest';
import { MAX_BYTES } from './anexo-limites.ts';
import { COTA_APERTADA, COTA_DO_PREFIXO, cotaDoPrefixo } from './cotas.ts';

describe('gates against floods: uploads have quotas', () => {
  it('thirty people behind one address send a full form each', () => {
    expect(cotaDoPrefixo({ soltos: 0, total: 20e9 })).toBeGreaterThanOrEqual(30 * MAX_BYTES);
  });

  it('a flood narrows the quota of every prefix to a form, and the total ends it', () => {
    expect(cotaDoPrefixo({ soltos: 10e9 - 1, total: 20e9 })).toBe(COTA_DO_PREFIXO);
    expect(cotaDoPrefixo({ soltos: 10e9, total: 20e9 })).toBe(COTA_APERTADA);
    expect(COTA_APERTADA).toBeGreaterThanOrEqual(MAX_BYTES);
    expect(cotaDoPrefixo({ soltos: 20e9, total: 20e9 })).toBe(0);
  });
});
