import { describe, expect, it } from 'vitest';
import { buscarMunicipios, chaveDeBusca } from './busca-municipio.ts';

const lista = [
  'Nova Fortaleza',
  'Fortaleza de Minas',
  'Fortaleza',
  "Santa Bárbara d'Oeste",
  'São José do Rio Preto',
].map((nome) => ({ nome, chave: chaveDeBusca(nome) }));
const nomes = (busca: string, limite = 10) => buscarMunicipios(lista, busca, limite).map(({ nome }) => nome);

describe('buscarMunicipios', () => {
  it('puts the whole name first, then names that begin so, then names with such a word', () => {
    expect(nomes('fortaleza')).toEqual(['Fortaleza', 'Fortaleza de Minas', 'Nova Fortaleza']);
  });

  it.each(['santa barbara doeste', "SANTA BÁRBARA D'OESTE", 'barbara santa', 'Santa-Barbara'])(
    'finds the city written as %s',
    (busca) => expect(nomes(busca)).toEqual(["Santa Bárbara d'Oeste"]),
  );

  it('needs every word', () => {
    expect(nomes('sao preto')).toEqual(['São José do Rio Preto']);
    expect(nomes('sao branco')).toEqual([]);
  });

  it('gives no more than asked, and the beginning of the list for an empty search', () => {
    expect(nomes('fortaleza', 1)).toEqual(['Fortaleza']);
    expect(nomes(' ', 2)).toEqual(['Nova Fortaleza', 'Fortaleza de Minas']);
  });
});
