import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const REFERENCE = path.resolve(import.meta.dirname, '../../../db/reference');

/** One file of db/reference: the rows of one look-up table, and the columns that identify a row. */
interface ReferenceRows {
  readonly tabela: string;
  readonly chave: readonly string[];
  /** The column that says that an administrator decided about a row, which is then left as it is. */
  readonly mantem?: string;
  readonly linhas: readonly Record<string, unknown>[];
}

export interface ReferenceFile extends ReferenceRows {
  /** Everything that was read: another text is another version of the file. */
  readonly texto: string;
}

/**
 * A row that people read as a text: its name is the row's key, lines 'column: value' come first, and what follows the
 * first empty line is the column `corpo`.
 */
const rowOf = (key: string, name: string, text: string): Record<string, unknown> => {
  const [head = '', ...body] = text.trimEnd().split('\n\n');
  const columns = head.split('\n').map((line) => {
    const [, column, value] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (!column) throw new Error(`${name}: '${line}' is not a line of the form 'coluna: valor'`);
    return [column, value] as const;
  });
  return { [key]: path.basename(name, '.txt'), ...Object.fromEntries(columns), corpo: body.join('\n\n') };
};

/** The rows stand in the file itself (`linhas`), or one by one as texts in the folder that it names (`textos`). */
export const readReference = (file: string, folder = REFERENCE): ReferenceFile => {
  const json = readFileSync(path.join(folder, file), 'utf8');
  const read = JSON.parse(json) as Omit<ReferenceRows, 'linhas'> &
    Partial<ReferenceRows> & { textos?: string };
  if (read.linhas) return { ...read, linhas: read.linhas, texto: json };
  const pasta = path.join(folder, read.textos ?? '');
  const textos = readdirSync(pasta)
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(pasta, name), 'utf8') }));
  return {
    ...read,
    linhas: textos.map(({ name, text }) => rowOf(read.chave[0] ?? '', name, text)),
    texto: [json, ...textos.map(({ name, text }) => `${name}\n${text}`)].join('\n'),
  };
};
