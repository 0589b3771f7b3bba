import pg from 'pg';
import { soltarRegras } from '../../db/seed/volume/volume-repository.ts';
import { openDatabase } from '../../src/server/db/database.ts';

/** What a list, a case and a filing read and write of, and grows with the cases. */
const QUENTES = [
  'manifestacao',
  'manifestante',
  'manifestacao_historico',
  'manifestacao_prazo_evento',
  'resposta',
];

interface Coluna {
  readonly nome: string;
  readonly tipo: string;
  readonly isUnica: boolean;
}

const COLUNAS = `
  select a.attname as nome, t.typname as tipo,
    exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any (i.indkey::int2[])) as "isUnica"
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by a.attnum`;

/** Each copy has its own numbers; everything else is as in the row that it was copied from. */
const valor = (tabela: string, { nome, tipo, isUnica }: Coluna, casos: number, linhas: number): string => {
  if (nome === 'id_manifestacao') return `t.id_manifestacao + g * ${casos}`;
  if (nome === 'id') return `t.id + g * ${tabela === 'manifestacao' ? casos : linhas}`;
  if (nome === 'protocolo') return `'00000' || lpad((t.id + g * ${casos})::text, 12, '0')`;
  if (isUnica && tipo === 'bytea') return `sha256(convert_to(g::text, 'UTF8') || t.${nome})`;
  return `t.${nome}`;
};

const maiorId = async (client: pg.ClientBase, tabela: string): Promise<number> => {
  const { rows } = await client.query<{ maior: number }>(`select max(id)::int as maior from ${tabela}`);
  return rows[0]?.maior ?? 0;
};

const multiplicar = async (
  client: pg.ClientBase,
  tabela: string,
  casos: number,
  vezes: number,
): Promise<void> => {
  const { rows: colunas } = await client.query<Coluna>(COLUNAS, [tabela]);
  const temId = colunas.some(({ nome }) => nome === 'id');
  const linhas = temId ? await maiorId(client, tabela) : 0;
  const nomes = colunas.map(({ nome }) => nome);
  const valores = colunas.map((coluna) => valor(tabela, coluna, casos, linhas));
  const qual = temId ? 'id' : 'id_manifestacao';
  // What is sealed is sealed for one case: its copy could not be opened.
  const aberta =
    tabela === 'manifestacao'
      ? 't.teor_cifrado is null'
      : 'exists (select from manifestacao m where m.id = t.id_manifestacao and m.teor_cifrado is null)';
  for (let g = 1; g < vezes; g += 1)
    await client.query(
      `insert into ${tabela} (${nomes.join(', ')}) overriding system value
        select ${valores.join(', ')} from ${tabela} t, (values (${g})) as v (g) where t.${qual} <= ${temId ? linhas : casos} and ${aberta}`,
    );
  if (temId)
    await client.query(
      `select setval(pg_get_serial_sequence('${tabela}', 'id'), (select max(id) from ${tabela}))`,
    );
};

/** Copies the rows of the tables that grow, so many times, with nothing that would follow from them. */
export const multiplicarLinhas = async (url: string, vezes: number): Promise<void> => {
  const { db, close } = openDatabase(url, { max: 2, onError: (error) => console.error(error.message) });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const regras = await soltarRegras(db, QUENTES);
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    const casos = await maiorId(client, 'manifestacao');
    for (const tabela of QUENTES) await multiplicar(client, tabela, casos, vezes);
    await client.query(`reset session_replication_role; set maintenance_work_mem = '1GB'`);
    // References hold as well: of the case to its copy, of the rest to what both share.
    for (const regra of regras) await client.query(regra);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
    await close();
  }
};
