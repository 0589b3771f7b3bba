import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const ID = /\bS\d-\d\d\b/g;
const PROVAS = ['src/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'];

const listados = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- (S\d-\d\d) /gm)].map(
  ([, id = '']) => id,
);

const citados = async (): Promise<Set<string>> => {
  const ids = new Set<string>();
  for await (const arquivo of glob(PROVAS)) {
    if (arquivo.endsWith('requirements.test.ts')) continue;
    for (const [id] of (await readFile(arquivo, 'utf8')).matchAll(ID)) ids.add(id);
  }
  return ids;
};

it('every requirement is listed once, and carried by a test; no test names another', async () => {
  expect([...(await citados())].sort()).toEqual(listados.toSorted());
});
