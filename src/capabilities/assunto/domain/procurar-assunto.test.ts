import { describe, expect, it } from 'vitest';
import assuntos from '../../../../db/reference/14-assunto.json' with { type: 'json' };
import { procurarAssunto } from './procurar-assunto.ts';

const todos = assuntos.linhas.map(({ id, descricao, area }) => ({
  idAssunto: id,
  descAssunto: descricao,
  area,
}));
const achados = (busca: string) => procurarAssunto(todos, busca).map(({ idAssunto }) => idAssunto);

describe('the search of a subject', () => {
  it.each([
    ['remédio', 1003],
    ['REMEDIOS', 1003],
    ['remed', 1003],
    ['ônibus', 1028],
    ['onibus', 1028],
    ['buraco', 1032],
    ['INSS', 1018],
    ['aposentadoria', 1018],
    ['falta de remédio', 1003],
  ])('finds by what people write: %s', (busca, idAssunto) => {
    expect(achados(busca)).toContain(idAssunto);
  });

  it('puts first those that have the word in their own name', () => {
    expect(achados('aposentadoria')[0]).toBe(1018);
  });

  it('leaves out what lacks one of the words, and finds nothing for a word nobody knows', () => {
    expect(achados('remédio ônibus')).toEqual([]);
    expect(achados('xilofone')).toEqual([]);
  });

  it('without a word has them all, as they were listed', () => {
    expect(achados('  ')).toEqual(todos.map(({ idAssunto }) => idAssunto));
  });
});
