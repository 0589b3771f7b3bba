import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { REFERENCE, type ReferenceFile, readReference } from './reference-file.ts';

const namesOf = ({ tabela, chave, linhas }: ReferenceFile) => {
  const columns = Object.keys(linhas[0] ?? {}).map((name) => pg.escapeIdentifier(name));
  const key = chave.map((name) => pg.escapeIdentifier(name));
  return {
    table: pg.escapeIdentifier(tabela),
    columns,
    key,
    rest: columns.filter((name) => !key.includes(name)),
  };
};

/**
 * For rows that administrators may change or have added under another id: their changes are not
 * undone, their rows not duplicated.
 */
const keepSql = (file: ReferenceFile, mantem: string): string => {
  const { table, columns, key, rest } = namesOf(file);
  return `with dados as (select * from jsonb_populate_recordset(null::${table}, $1)), novas as (
      insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from dados on conflict do nothing)
    update ${table} t set ${rest.map((name) => `${name} = d.${name}`).join(', ')} from dados d
    where ${key.map((name) => `t.${name} = d.${name}`).join(' and ')} and t.${pg.escapeIdentifier(mantem)} is null`;
};

const upsertSql = (file: ReferenceFile): string => {
  const { table, columns, key, rest } = namesOf(file);
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
      const reference = readReference(file, folder);
      const nome = `reference/${file}`;
      const checksum = createHash('sha256').update(reference.texto).digest('hex');
      if (done.get(nome) === checksum) continue;
      await client.query(reference.mantem ? keepSql(reference, reference.mantem) : upsertSql(reference), [
        JSON.stringify(reference.linhas),
      ]);
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
