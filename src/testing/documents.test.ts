import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const DOCUMENTOS = ['*.md', '{src,db,e2e,bench,scripts}/**/*.md', 'docs/**/*.md'];

/** A file with its folder, in backticks: `domain/x.ts`. A bare name, a folder or a pattern (`NN-*.json`) is no path. */
const CAMINHO = /`(#?[\w./-]+\/[\w./-]+\.(?:tsx?|mjs|css|sql|json|md))`/g;

/** Where a path may start from: the document's folder, the root, or one of those that every reader of the code knows. */
const existe = (documento: string, caminho: string): boolean => {
  const doCodigo = caminho.replace(/^#/, 'src/');
  const inicios = [path.dirname(documento), '.', 'src', 'src/capabilities'];
  return inicios.some((inicio) => existsSync(path.join(inicio, doCodigo)));
};

it('every file that a document names is there', () => {
  const documentos = globSync(DOCUMENTOS);
  expect(documentos).toContain('docs/architecture.md');
  const sumidos = documentos.flatMap((documento) =>
    [...readFileSync(documento, 'utf8').matchAll(CAMINHO)]
      .map(([, caminho = '']) => caminho)
      .filter((caminho) => !existe(documento, caminho))
      .map((caminho) => `${documento}: ${caminho}`),
  );
  expect(sumidos).toEqual([]);
});
