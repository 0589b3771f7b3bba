import { describe, expect, it } from 'vitest';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { plainDate, toIsoDate } from '#kernel/prazo/data.ts';
import {
  maisPrazo,
  nomearDestinos,
  podePedirMaisPrazo,
  prazoDoPasso,
  prazoUsualDoPasso,
  semQuemJaRecebe,
} from './tramitacao.ts';

const calendario = criarCalendario([]);
const hoje = plainDate(2026, 3, 12);

describe('the term of an internal step', () => {
  it('is twenty days unless the analyst chooses another day, and a business day', () => {
    expect(toIsoDate(prazoDoPasso(calendario, hoje, null))).toBe('2026-04-01');
    expect(toIsoDate(prazoDoPasso(calendario, plainDate(2026, 3, 16), null))).toBe('2026-04-06');
    expect(toIsoDate(prazoDoPasso(calendario, hoje, plainDate(2026, 3, 20)))).toBe('2026-03-20');
    expect(toIsoDate(prazoDoPasso(calendario, hoje, hoje))).toBe('2026-03-12');
  });

  it('is never a day that is over', () => {
    expect(() => prazoDoPasso(calendario, hoje, plainDate(2026, 3, 11))).toThrow('já passou');
  });

  it('is at most the forty days that the term and its extension make', () => {
    expect(toIsoDate(prazoDoPasso(calendario, hoje, plainDate(2026, 4, 21)))).toBe('2026-04-21');
    expect(() => prazoDoPasso(calendario, hoje, plainDate(2026, 4, 22))).toThrow('no máximo até 21/04/2026');
    expect(() => prazoDoPasso(calendario, hoje, plainDate(2099, 1, 1))).toThrow('20 dias e mais 20');
  });

  it('grows by twenty days, once', () => {
    expect(toIsoDate(maisPrazo(calendario, plainDate(2026, 4, 1)))).toBe('2026-04-21');
    expect(podePedirMaisPrazo({ prorrogada: false }).allowed).toBe(true);
    expect(podePedirMaisPrazo({ prorrogada: true }).allowed).toBe(false);
  });
});

describe('what the citizen reads of where the case went', () => {
  it('names units and no people', () => {
    expect(nomearDestinos(['COGEP'], 0)).toBe('COGEP');
    expect(nomearDestinos(['COGEP', 'COLOG'], 1)).toBe('COGEP, COLOG e uma pessoa do órgão');
    expect(nomearDestinos([], 3)).toBe('3 pessoas do órgão');
  });
});

describe('the usual term of a step', () => {
  const usual = (prazoDoCaso: Parameters<typeof prazoUsualDoPasso>[2]) =>
    toIsoDate(prazoUsualDoPasso(criarCalendario([]), plainDate(2026, 3, 12), prazoDoCaso));

  it('never goes beyond the day the case itself is due', () => {
    expect(usual(plainDate(2026, 3, 20))).toBe('2026-03-20');
    expect(usual(plainDate(2026, 4, 20))).toBe('2026-04-01');
  });

  it('is the usual one where that day is over or does not run', () => {
    expect(usual(plainDate(2026, 3, 11))).toBe('2026-04-01');
    expect(usual(null)).toBe('2026-04-01');
  });
});

it('asks nobody twice: who works in a unit that is asked is not asked by name besides', () => {
  expect(semQuemJaRecebe([9, 10], [{ pessoas: [9, 11] }])).toEqual([10]);
  expect(semQuemJaRecebe([9], [])).toEqual([9]);
});
