import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const DOCUMENTOS = ['*.md', '{src,db,e2e,bench,scripts}/**/*.md', 'docs/**/*.md'];

/**
 * A file with its folder, in backticks: `domain/x.ts`. A bare name, a folder or a pattern
 * (`NN-*.json`) is not a path.
 */
const CAMINHO = /`(#?[\w./-]+\/[\w./-]+\.(?:tsx?|mjs|css|sql|json|md))`/g;

/**
 * A path may start from the document's folder, from the root, or from one of the folders that every
 * reader of the code knows.
 */
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

/** A bare file name, as a README mentions files of its own folder. */
const NOME = /`([\w.-]+\.(?:tsx?|mjs|css|sql))`/g;
/** A file with its folder, mentioned in a comment of the code. */
const NO_COMENTARIO = /(?:\/\/|\*)[^\n]*?\b((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs|sql|md))\b/g;
const CODIGO = ['{src,db,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css,sql}', '*.{ts,md}', 'docs/**/*.md'];

it('a file that a README calls by its name, or a comment by its path, is there', () => {
  const arquivos = globSync(CODIGO).map((arquivo) => arquivo.replaceAll('\\', '/'));
  const nomes = new Set(arquivos.map((arquivo) => path.basename(arquivo)));
  const nosDocumentos = globSync(DOCUMENTOS)
    .filter((documento) => !documento.includes('adr'))
    .flatMap((documento) =>
      [...readFileSync(documento, 'utf8').matchAll(NOME)]
        .filter(([, nome = '']) => !nomes.has(nome))
        .map(([, nome]) => `${documento}: ${nome}`),
    );
  const nosComentarios = arquivos
    .filter((arquivo) => /\.tsx?$/.test(arquivo) && arquivo !== 'src/testing/documents.test.ts')
    .flatMap((arquivo) =>
      [...readFileSync(arquivo, 'utf8').matchAll(NO_COMENTARIO)]
        .filter(([, nome = '']) => !arquivos.some((este) => este === nome || este.endsWith(`/${nome}`)))
        .map(([, nome]) => `${arquivo}: ${nome}`),
    );
  expect([...nosDocumentos, ...nosComentarios]).toEqual([]);
});
