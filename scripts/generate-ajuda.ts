import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { textosDeAjuda } from '../src/capabilities/ajuda/domain/textos-de-ajuda.ts';

/** The file of the help texts, one row per line. A test fails when it differs from the code. */
export const referenciaDaAjuda = (): string => {
  const linhas = textosDeAjuda.map((texto) => `    ${JSON.stringify(texto)}`).join(',\n');
  return `{\n  "tabela": "ajuda_texto",\n  "chave": ["fonte", "chave"],\n  "linhas": [\n${linhas}\n  ]\n}\n`;
};

export const ARQUIVO_DA_AJUDA = path.resolve(import.meta.dirname, '../db/reference/81-ajuda-texto.json');

if (process.argv[1] === import.meta.filename) {
  await writeFile(ARQUIVO_DA_AJUDA, referenciaDaAjuda());
  console.log(`81-ajuda-texto.json: ${textosDeAjuda.length} linhas`);
}
