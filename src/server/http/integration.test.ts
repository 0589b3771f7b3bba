import { expect, it } from 'vitest';
import { z } from 'zod';
import { namesOf, toPascal } from './integration.ts';

const schema = z.object({
  NumProtocolo: z.string().optional(),
  genero: z.preprocess((value) => value, z.string().optional()),
  Pessoas: z.preprocess((value) => value, z.array(z.object({ IdMunicipio: z.int() })).optional()),
  Livre: z.record(z.string(), z.unknown()).optional(),
});

it('S7-03 gives a program’s names the casing of the schema, at every depth, and leaves out what it does not know', () => {
  const sent = {
    NUMPROTOCOLO: '1',
    Genero: 'x',
    pessoas: [{ idmunicipio: 2, outro: 3 }],
    livre: { Qualquer: { Nome: 1 } },
    desconhecido: true,
  };
  expect(namesOf(schema, sent)).toEqual({
    NumProtocolo: '1',
    genero: 'x',
    Pessoas: [{ IdMunicipio: 2 }],
    Livre: { Qualquer: { Nome: 1 } },
  });
});

it('refuses a name told twice, letters that cannot be kept, and what is nested without end', () => {
  expect(() => namesOf(schema, { numProtocolo: '1', NUMPROTOCOLO: '2' })).toThrow(
    'NUMPROTOCOLO: foi enviado duas vezes',
  );
  expect(() => namesOf(schema, { pessoas: [{}, { IdMunicipio: 1, idMunicipio: 2 }] })).toThrow(
    'pessoas.1.idMunicipio: foi enviado duas vezes',
  );
  expect(() => namesOf(schema, { livre: { Nome: 'a\0' } })).toThrow(
    'livre.Nome: o texto tem um caractere inválido',
  );
  expect(() => namesOf(z.string(), 'a\ud800')).toThrow(/^o texto tem um caractere inválido/);
  let deep: unknown = 1;
  for (let i = 0; i < 100; i += 1) deep = { Livre: deep };
  expect(() => namesOf(z.unknown(), deep)).toThrow(/níveis/);
});

it('never takes a prototype for a field', () => {
  const sent = JSON.parse('{"__proto__":{"NumProtocolo":"1"},"constructor":1}');
  expect(namesOf(schema, sent)).toEqual({});
});

it('writes answers in PascalCase, values untouched', () => {
  expect(toPascal([{ idPais: 1, uf: { sigUf: 'CE' }, lista: ['aB'] }, null])).toEqual([
    { IdPais: 1, Uf: { SigUf: 'CE' }, Lista: ['aB'] },
    null,
  ]);
});
