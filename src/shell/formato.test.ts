import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatDia,
  formatDiaComDistancia,
  formatDiaSeguinte,
  formatMomento,
  textoDosDias,
} from './formato.ts';

afterEach(() => vi.useRealTimers());

describe('dates as people read them', () => {
  it('writes a day with its weekday, whatever the zone of the machine', () => {
    expect(formatDia('2026-03-12')).toBe('qui., 12/03/2026');
  });

  it('writes the day after, over the end of a month', () => {
    expect(formatDiaSeguinte('2026-03-31')).toBe('qua., 01/04/2026');
  });

  it('writes a moment as it was in Brasília', () => {
    expect(formatMomento('2026-03-13T01:30:00Z')).toBe('qui., 12/03/2026, às 22:30');
  });

  it.each([
    [-5, 'Venceu há 5 dias'],
    [-1, 'Venceu ontem'],
    [0, 'Vence hoje'],
    [1, 'Falta 1 dia'],
    [9, 'Faltam 9 dias'],
  ])('%i days left read %s', (dias, texto) => {
    expect(textoDosDias(dias)).toBe(texto);
  });

  it.each([
    ['2026-03-12', 'hoje'],
    ['2026-03-13', 'amanhã'],
    ['2026-03-21', 'em 9 dias'],
    ['2026-03-11', 'ontem'],
    ['2026-03-02', 'há 10 dias'],
  ])('says how far %s is', (dia, texto) => {
    vi.useFakeTimers({ now: new Date('2026-03-12T15:00:00Z') });
    expect(formatDiaComDistancia(dia)).toContain(`(${texto})`);
  });
});
