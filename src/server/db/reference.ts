import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

const REFERENCE = path.resolve(import.meta.dirname, '../../../db/reference');

/** One file of db/reference: the rows of one look-up table, and the columns that identify a row. */
interface ReferenceFile {
  readonly tabela: string;
  readonly chave: readonly string[];
  readonly linhas: readonly Record<string, unknown>[];
}

const upsertSql = ({ tabela, chave, linhas }: ReferenceFile): string => {
  const columns = Object.keys(linhas[0] ?? {}).map((name) => pg.escapeIdentifier(name));
  const key = chave.map((name) => pg.escapeIdentifier(name));
  const rest = columns.filter((name) => !key.includes(name));
  const table = pg.escapeIdentifier(tabela);
  const update =
    rest.length > 0
      ? `do update set ${rest.map((name) => `${name} = excluded.${name}`).join(', ')}`
      : 'do nothing';
  return `insert into ${table} (${columns.join(', ')})
    select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1)
    on conflict (${key.join(', ')}) ${update}`;
};

/**
 * Loads look-up data (db/reference, in file-name order) when a file is new or has changed. Rows are added or updated,
 * never removed: old cases point at them.
 */
export const loadReference = async (url: string, folder = REFERENCE): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table migracao in share row exclusive mode');
    const { rows } = await client.query<{ nome: string; checksum: string }>(
      'select nome, checksum from migracao',
    );
    const done = new Map(rows.map((row) => [row.nome, row.checksum]));
    const loaded: string[] = [];
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) {
      const text = await readFile(path.join(folder, file), 'utf8');
      const nome = `reference/${file}`;
      const checksum = createHash('sha256').update(text).digest('hex');
      if (done.get(nome) === checksum) continue;
      const reference = JSON.parse(text) as ReferenceFile;
      await client.query(upsertSql(reference), [JSON.stringify(reference.linhas)]);
      await client.query(
        'insert into migracao (nome, checksum) values ($1, $2) on conflict (nome) do update set checksum = excluded.checksum',
        [nome, checksum],
      );
      loaded.push(file);
    }
    await client.query('commit');
    return loaded;
  } finally {
    await client.end();
  }
};
