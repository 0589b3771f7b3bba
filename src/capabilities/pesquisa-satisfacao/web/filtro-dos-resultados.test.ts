import { describe, expect, it } from 'vitest';
import { plainDate } from '#kernel/prazo/data.ts';
import { diasDoFiltro, escreverFiltro, lerFiltro, semFiltro, temFiltro } from './filtro-dos-resultados.ts';

const HOJE = plainDate(2026, 3, 12);
const ler = (endereco: string) => lerFiltro(new URLSearchParams(endereco));

describe('the filter of the results in the address', () => {
  it.each([
    'periodo=30-dias',
    'periodo=datas&de=2026-01-01&ate=2026-02-28&idTipoManifestacao=2',
    'idAssunto=9&idOuvidoria=6',
  ])('%s says the same after being read and written', (endereco) => {
    expect(new URLSearchParams(escreverFiltro(ler(endereco))).toString()).toBe(endereco);
  });

  it('without anything is the last twelve months of everything, and writes nothing', () => {
    expect(ler('')).toEqual(semFiltro);
    expect(escreverFiltro(semFiltro)).toEqual({});
    expect(temFiltro(semFiltro)).toBe(false);
  });

  it.each(['periodo=sempre', 'periodo=datas&de=ontem&idAssunto=x', 'de=2026-01-01'])(
    '%s: what it says wrongly is as if it were not there',
    (endereco) => {
      expect(ler(endereco)).toMatchObject({ de: '', idAssunto: null });
    },
  );
});

describe('the days a period means', () => {
  it.each([
    ['30-dias', '2026-02-11', '2026-03-12'],
    ['90-dias', '2025-12-13', '2026-03-12'],
    ['12-meses', '2025-03-13', '2026-03-12'],
    ['este-ano', '2026-01-01', '2026-03-12'],
    ['ano-passado', '2025-01-01', '2025-12-31'],
  ])('%s on 12 March 2026: from %s to %s', (periodo, de, ate) => {
    expect(diasDoFiltro(ler(`periodo=${periodo}`), HOJE)).toEqual({ de, ate });
  });

  it('chosen by hand are the ones chosen, even with an open end', () => {
    expect(diasDoFiltro(ler('periodo=datas&de=2026-01-01'), HOJE)).toEqual({ de: '2026-01-01', ate: '' });
  });
});
