import { describe, expect, it } from 'vitest';
import { escreverFiltro, readFiltro, semFiltro, temFiltro } from './filtro-dos-resultados.ts';

const ler = (endereco: string) => readFiltro(new URLSearchParams(endereco));

describe('the filter of the results in the address', () => {
  it.each(['periodo=ano-passado', 'periodo=ano-passado&idTipoManifestacao=2', 'idAssunto=9&idOuvidoria=6'])(
    '%s says the same after being read and written',
    (endereco) => {
      expect(new URLSearchParams(escreverFiltro(ler(endereco))).toString()).toBe(endereco);
    },
  );

  it('without anything is this year of everything, and writes nothing', () => {
    expect(ler('')).toEqual(semFiltro);
    expect(escreverFiltro(semFiltro)).toEqual({});
    expect(temFiltro(semFiltro)).toBe(false);
  });

  it.each(['periodo=sempre', 'periodo=30-dias&de=2026-01-01&idAssunto=x'])(
    '%s: what it says wrongly is as if it were not there',
    (endereco) => {
      expect(ler(endereco)).toEqual(semFiltro);
    },
  );
});
