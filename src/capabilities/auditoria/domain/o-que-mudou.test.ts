import { describe, expect, it } from 'vitest';
import { oQueMudou } from './o-que-mudou.ts';

describe('what changed', () => {
  it('is only the fields that differ, before and after', () => {
    expect(
      oQueMudou({ nome: 'CGU', sigla: 'CGU', site: null }, { nome: 'Controladoria', sigla: 'CGU' }),
    ).toEqual({
      antes: { nome: 'CGU' },
      depois: { nome: 'Controladoria' },
    });
  });

  it('is nothing when a field that was empty is left out', () => {
    expect(oQueMudou({ site: null, formularios: [1, 2] }, { formularios: [1, 2] })).toBeNull();
  });
});
