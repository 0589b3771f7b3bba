import { describe, expect, it } from 'vitest';
import type { Orgao } from '#capabilities/orgao/contract.ts';
import { isMesmoLugar, lugarDoOrgao } from './lugar-do-orgao.ts';

const orgao = (idEsfera: number): Orgao =>
  ({
    esfera: { idEsfera, descEsfera: '' },
    uf: { sigUf: 'SP', descUf: 'São Paulo' },
    municipio: { idMunicipio: 350950, descMunicipio: 'Campinas' },
  }) as Orgao;

describe('N2 the place of an office found by the name of its city', () => {
  it.each([
    [1, null, null],
    [2, 'SP', null],
    [3, 'SP', 'Campinas'],
    [4, 'Servicos', null],
    [5, 'Jf', null],
  ])('sphere %d: %s, %s', (esfera, uf, municipio) => {
    expect(lugarDoOrgao(orgao(esfera))).toEqual({ uf, municipio });
  });

  it('is the same whatever case the address has it in', () => {
    expect(isMesmoLugar({ uf: 'SP', municipio: 'campinas' }, { uf: 'SP', municipio: 'Campinas' })).toBe(true);
    expect(isMesmoLugar({ uf: 'SP', municipio: null }, { uf: 'SP', municipio: 'Campinas' })).toBe(false);
  });
});
