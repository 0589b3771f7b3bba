import { describe, expect, it } from 'vitest';
import { analisePreliminar, fraseDaAnalise } from './analise-preliminar.ts';

describe('the preliminary analysis', () => {
  it('argues authorship, materiality and relevance, none of them left out', () => {
    const inteira = {
      apta: true,
      envolveEmpresa: false,
      envolveServidor: true,
      envolveCargoDas4: false,
      autoria: 'Indicada.',
      materialidade: 'Notas anexas.',
      relevancia: 'Alta.',
    };
    expect(analisePreliminar.safeParse(inteira).success).toBe(true);
    for (const parte of ['autoria', 'materialidade', 'relevancia']) {
      expect(analisePreliminar.safeParse({ ...inteira, [parte]: ' ' }).success, parte).toBe(false);
    }
  });

  it('tells the citizen the outcome in either case', () => {
    expect(fraseDaAnalise(true)).not.toBe(fraseDaAnalise(false));
  });
});
