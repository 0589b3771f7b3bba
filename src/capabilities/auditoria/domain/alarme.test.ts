import { expect, it } from 'vitest';
import { addDays, plainDate } from '#kernel/prazo/data.ts';
import { semanaDoAlarme, textoDoAlarme } from './alarme.ts';

it('repeats the same alarm once a week', () => {
  const domingo = plainDate(2026, 3, 8);
  const dias = [0, 1, 6, 7].map((dia) => semanaDoAlarme(addDays(domingo, dia)));
  expect(dias).toEqual(['2026-03-08', '2026-03-08', '2026-03-08', '2026-03-15']);
});

it('says how many there are, the first of them, and where the rest is', () => {
  const um = textoDoAlarme({ total: 1, primeiros: ['Órgão 6, elo 2: elos foram removidos da cadeia.'] });
  expect(um.paragrafos.join(' ')).toMatch(/1 problema .* elos foram removidos/);
  expect(um.paragrafos.join(' ')).not.toContain('Os demais');
  expect(textoDoAlarme({ total: 1200, primeiros: ['a.'] }).paragrafos).toEqual(
    expect.arrayContaining([
      expect.stringContaining('1.200 problemas'),
      expect.stringContaining('Os demais'),
    ]),
  );
});
