import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ID = /\bW\d\.\d+\b/g;
/** A title stands right before the function of its test; ids are its first words. */
const TITULO = /(['"`])((?:W\d\.\d+,? )+)(?:(?!\1).)*\1,\s*(?:async\s*)?\(/g;

const listados = [...readFileSync('docs/wire.md', 'utf8').matchAll(/^- (W\d\.\d+) \S/gm)].map(
  ([, id = '']) => id,
);
const provas = globSync('src/**/*.test.{ts,tsx}')
  .filter((arquivo) => !arquivo.endsWith('wire.test.ts'))
  .map((arquivo) => readFileSync(arquivo, 'utf8'));
const idsEm = (texto: string): string[] => [...texto.matchAll(ID)].map(([id]) => id);
const nosTitulos = provas.flatMap((texto) =>
  [...texto.matchAll(TITULO)].flatMap(([, , ids = '']) => idsEm(ids)),
);

it('every promise to other people’s programs is listed once, in order', () => {
  expect(new Set(listados).size).toBe(listados.length);
  const partes = Map.groupBy(listados, (id) => id.split('.')[0]);
  expect([...partes.keys()]).toEqual(['W1', 'W2', 'W3', 'W4', 'W5']);
  for (const [parte, ids] of partes) expect(ids).toEqual(ids.map((_, i) => `${parte}.${i + 1}`));
});

it('each is carried by the title of a test, and no title names another', () => {
  expect([...new Set(nosTitulos)].sort()).toEqual(listados.toSorted());
});

it('no id stands where the list cannot find it', () => {
  expect(provas.flatMap(idsEm)).toHaveLength(nosTitulos.length);
});
