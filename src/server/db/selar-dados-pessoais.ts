import { sql } from 'kysely';
import { procurado, segredo } from '../crypto/dado-pessoal.ts';
import type { Database } from './database.ts';

interface Alvo {
  readonly tabela: string;
  readonly chave: string;
  readonly selar: readonly string[];
  /** The column of each keyed hash, and what it is of. */
  readonly buscar?: Readonly<Record<string, readonly ['email' | 'documento', string]>>;
}

const contas: readonly Alvo[] = [
  {
    tabela: 'usuario',
    chave: 'id',
    selar: ['email', 'telefone', 'numero_documento', 'cpf_responsavel'],
    buscar: { email_busca: ['email', 'email'], documento_busca: ['documento', 'numero_documento'] },
  },
  { tabela: 'usuario_token', chave: 'hash', selar: ['email'] },
  { tabela: 'sessao', chave: 'id', selar: ['cpf_govbr'] },
];

const enderecos: Alvo = {
  tabela: 'email_saida',
  chave: 'id',
  selar: ['para'],
  buscar: { para_busca: ['email', 'para'] },
};

const POR_VEZ = 500;

const abertos = async (db: Database, { tabela, chave, selar }: Alvo) => {
  const algum = sql.join(
    selar.map((coluna) => sql`(${sql.ref(coluna)} <> '' and ${sql.ref(coluna)} not like 'dp1:%')`),
    sql` or `,
  );
  const colunas = sql.join([chave, ...selar].map((coluna) => sql.ref(coluna)));
  const { rows } = await sql<Record<string, string | null>>`
    select ${colunas} from ${sql.table(tabela)} where ${algum} limit ${POR_VEZ}`.execute(db);
  return rows;
};

const selarLinha = async (
  db: Database,
  { tabela, chave, selar, buscar = {} }: Alvo,
  row: Readonly<Record<string, string | null>>,
): Promise<void> => {
  const valores = [
    ...selar.map((coluna) => sql`${sql.ref(coluna)} = ${segredo(row[coluna] ?? null)}`),
    ...Object.entries(buscar).map(
      ([coluna, [tipo, de]]) => sql`${sql.ref(coluna)} = ${procurado(tipo, row[de] ?? null)}`,
    ),
  ];
  await sql`update ${sql.table(tabela)} set ${sql.join(valores)} where ${sql.ref(chave)} = ${row[chave]}`.execute(
    db,
  );
};

const selarAlvo = async (db: Database, alvo: Alvo): Promise<void> => {
  for (;;) {
    const rows = await abertos(db, alvo);
    for (const row of rows) await selarLinha(db, alvo, row);
    if (rows.length < POR_VEZ) return;
  }
};

/** People who filed at the desk are told from accounts by the keyed hash of their document. */
const buscarDocumentos = async (db: Database): Promise<void> => {
  const rows = await db
    .selectFrom('manifestante')
    .select(['id_manifestacao', sql<string>`dados ->> 'documento'`.as('documento')])
    .where('id_usuario', 'is', null)
    .where('documento_busca', 'is', null)
    .where(sql<boolean>`dados ? 'documento'`)
    .execute();
  for (const { id_manifestacao, documento } of rows) {
    await db
      .updateTable('manifestante')
      .set({ documento_busca: procurado('documento', documento) })
      .where('id_manifestacao', '=', id_manifestacao)
      .execute();
  }
};

/**
 * What an earlier version wrote in the open, and what accounts are looked up by: done before the server serves, because
 * nobody would be found meanwhile. Interrupted, it goes on at the next start; once nothing is left it finds nothing.
 */
export const selarContas = async (db: Database): Promise<void> => {
  for (const alvo of contas) await selarAlvo(db, alvo);
  await buscarDocumentos(db);
};

/** The addresses of mails already written, which may be many: a job does it while the server serves. */
export const selarEnderecos = (db: Database): Promise<void> => selarAlvo(db, enderecos);
