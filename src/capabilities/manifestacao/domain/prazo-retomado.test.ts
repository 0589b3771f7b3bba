import { expect, it } from 'vitest';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { plainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { prazoRetomado } from './prazo-retomado.ts';

const calendario = criarCalendario([]);
const retomada = {
  vencimento: plainDate(2026, 9, 2),
  paradoEm: plainDate(2026, 8, 14),
  retomadoEm: Date.parse('2026-08-29T10:00:00-03:00'),
};

it('gives the office the 19 days that were left, from the Monday after: 21/09/2026 (Lei 9.784, art. 66)', () => {
  const novo = prazoRetomado(calendario, retomada);
  expect(novo && toIsoDate(novo.prazo)).toBe('2026-09-21');
});

it('moves nothing when the clock was not stopped', () => {
  expect(prazoRetomado(calendario, { ...retomada, paradoEm: null })).toBeNull();
});

it('counts a reply from the evening cut-off on for the next day', () => {
  const noite = { ...retomada, retomadoEm: Date.parse('2026-08-31T19:00:00-03:00') };
  const novo = prazoRetomado(calendario, noite);
  expect(novo && [toIsoDate(novo.retomada), toIsoDate(novo.prazo)]).toEqual(['2026-09-01', '2026-09-21']);
  const corteMaisTarde = criarCalendario([], 22 * 60);
  const cedo = prazoRetomado(corteMaisTarde, noite);
  expect(cedo && toIsoDate(cedo.retomada)).toBe('2026-08-31');
});
