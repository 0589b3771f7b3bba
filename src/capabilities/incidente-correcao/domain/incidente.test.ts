import { describe, expect, it } from 'vitest';
import { plainDate } from '#kernel/prazo/data.ts';
import type { Verdict } from '#kernel/verdict.ts';
import { podeMudarAEntrega, podeProrrogarAte } from './incidente.ts';

const hoje = plainDate(2026, 3, 12);
const code = (verdict: Verdict) => (verdict.allowed ? null : verdict.error.code);

describe('the day of delivery, by the answer', () => {
  it('moves only where the decision is corrected', () => {
    const nova = plainDate(2026, 4, 1);
    expect(code(podeMudarAEntrega('acolhido', nova, hoje))).toBeNull();
    expect(code(podeMudarAEntrega('acolhido-em-parte', nova, hoje))).toBeNull();
    expect(code(podeMudarAEntrega('nao-acolhido', nova, hoje))).toBe('incidente.data-sem-acolhimento');
    expect(code(podeMudarAEntrega('nao-acolhido', null, hoje))).toBeNull();
  });

  it('is not put in the past', () => {
    expect(code(podeMudarAEntrega('acolhido', hoje, hoje))).toBeNull();
    expect(code(podeMudarAEntrega('acolhido', plainDate(2026, 3, 11), hoje))).toBe(
      'incidente.data-no-passado',
    );
  });
});

describe('the extension', () => {
  it('ends after the old day', () => {
    const atual = plainDate(2026, 3, 20);
    expect(code(podeProrrogarAte(plainDate(2026, 3, 21), atual, hoje))).toBeNull();
    expect(code(podeProrrogarAte(atual, atual, hoje))).toBe('incidente.data-nao-prorroga');
    expect(code(podeProrrogarAte(plainDate(2026, 3, 19), atual, hoje))).toBe('incidente.data-nao-prorroga');
  });

  it('and not before today, where the old day is gone', () => {
    const atual = plainDate(2026, 3, 1);
    expect(code(podeProrrogarAte(plainDate(2026, 3, 11), atual, hoje))).toBe('incidente.data-no-passado');
    expect(code(podeProrrogarAte(hoje, atual, hoje))).toBeNull();
  });
});
