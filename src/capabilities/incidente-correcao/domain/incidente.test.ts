import { describe, expect, it } from 'vitest';
import { plainDate } from '#kernel/prazo/data.ts';
import type { Verdict } from '#kernel/verdict.ts';
import { podeMudarAEntrega, podeProrrogarAte } from './incidente.ts';

const hoje = plainDate(2026, 3, 12);
const entrega = { atual: plainDate(2026, 3, 20), prorrogada: false };
const code = (verdict: Verdict) => (verdict.allowed ? null : verdict.error.code);

describe('the day of delivery, by the answer', () => {
  it('moves only where the decision is corrected', () => {
    const nova = plainDate(2026, 4, 1);
    expect(code(podeMudarAEntrega('acolhido', nova, entrega, hoje))).toBeNull();
    expect(code(podeMudarAEntrega('acolhido-em-parte', nova, entrega, hoje))).toBeNull();
    expect(code(podeMudarAEntrega('nao-acolhido', nova, entrega, hoje))).toBe(
      'incidente.data-sem-acolhimento',
    );
    expect(code(podeMudarAEntrega('nao-acolhido', null, entrega, hoje))).toBeNull();
  });

  it('is not put in the past', () => {
    expect(code(podeMudarAEntrega('acolhido', hoje, entrega, hoje))).toBeNull();
    expect(code(podeMudarAEntrega('acolhido', plainDate(2026, 3, 11), entrega, hoje))).toBe(
      'incidente.data-no-passado',
    );
  });
});

describe('the limit of the delivery', () => {
  const emParte = (nova: ReturnType<typeof plainDate>, changes = {}) =>
    code(podeMudarAEntrega('acolhido-em-parte', nova, { ...entrega, ...changes }, hoje));

  it('is 30 days after the day that the decision set, by the answer or by an extension', () => {
    expect(emParte(plainDate(2026, 4, 19))).toBeNull();
    expect(emParte(plainDate(2026, 4, 20))).toBe('incidente.data-tardia');
    expect(code(podeProrrogarAte(plainDate(2026, 4, 19), entrega.atual, hoje))).toBeNull();
    expect(code(podeProrrogarAte(plainDate(2026, 4, 20), entrega.atual, hoje))).toBe('incidente.data-tardia');
  });

  it('moves on once: what was extended may only come sooner', () => {
    const prorrogada = { prorrogada: true };
    expect(emParte(plainDate(2026, 3, 21), prorrogada)).toBe('incidente.entrega-ja-prorrogada');
    expect(emParte(plainDate(2026, 3, 19), prorrogada)).toBeNull();
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
