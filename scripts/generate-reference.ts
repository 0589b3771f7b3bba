import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { getStates } from '@brazilian-utils/brazilian-utils/get-states';

const REFERENCE = path.resolve(import.meta.dirname, '../db/reference');

/** One row per line, so that a diff shows which city was added or changed. */
const write = async (
  file: string,
  tabela: string,
  chave: readonly string[],
  linhas: readonly object[],
): Promise<void> => {
  const rows = linhas.map((linha) => `    ${JSON.stringify(linha)}`).join(',\n');
  const text = `{\n  "tabela": ${JSON.stringify(tabela)},\n  "chave": ${JSON.stringify(chave)},\n  "linhas": [\n${rows}\n  ]\n}\n`;
  await writeFile(path.join(REFERENCE, file), text);
  console.log(`${file}: ${linhas.length} linhas`);
};

const states = getStates().map(({ code, name }) => ({ sigla: code, nome: name }));

/** `IdMunicipio` of the original platform is the IBGE code without its check digit. */
const municipalities = getMunicipalities()
  .map(({ code, name, stateCode }) => ({
    id: Number(code.slice(0, 6)),
    codigo_ibge: Number(code),
    nome: name,
    uf: stateCode,
  }))
  .sort((a, b) => a.id - b.id);

await write('02-uf.json', 'uf', ['sigla'], states);
await write('03-municipio.json', 'municipio', ['id'], municipalities);
