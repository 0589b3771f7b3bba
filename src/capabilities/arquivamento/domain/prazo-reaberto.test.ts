import { expect, it } from 'vitest';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { prazoReaberto } from './prazo-reaberto.ts';

const de = (iso: string, idTipoFormulario: number) => {
  const { dia, dias, prazo } = prazoReaberto(criarCalendario([]), {
    idTipoFormulario,
    momento: Date.parse(iso),
  });
  return [toIsoDate(dia), dias, toIsoDate(prazo)];
};

it('counts a whole term from the reopening, by the form of the case', () => {
  expect(de('2026-08-03T10:00:00-03:00', TipoFormulario.padrao)).toEqual(['2026-08-03', 30, '2026-09-02']);
  expect(de('2026-08-03T10:00:00-03:00', TipoFormulario.acessoAInformacao)).toEqual([
    '2026-08-03',
    20,
    '2026-08-24',
  ]);
});

it('counts from the next day after the evening cut-off', () => {
  expect(de('2026-08-03T19:00:00-03:00', TipoFormulario.padrao)).toEqual(['2026-08-04', 30, '2026-09-03']);
});
