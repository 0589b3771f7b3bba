import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import type { Db } from './database.ts';
import type { DB } from './schema.ts';

/** A column of one read: its name, and the type that the driver reads it by. */
interface Coluna {
  readonly nome: string;
  readonly ler: (texto: string) => unknown;
}

interface Espera {
  readonly query: CompiledQuery;
  readonly pronta: (result: QueryResult<unknown>) => void;
  readonly falhou: (error: unknown) => void;
}

/** Answers which columns a statement would give, without running it. */
export type Descrever = (
  query: CompiledQuery,
) => Promise<readonly { readonly name: string; readonly dataTypeID: number }[]>;

/** What the shape of each read was found to be: the same for as long as the process lives. */
const conhecidas = new Map<string, Promise<readonly Coluna[]>>();

const colunasDe = (descrever: Descrever, query: CompiledQuery): Promise<readonly Coluna[]> => {
  const conhecida = conhecidas.get(query.sql);
  if (conhecida) return conhecida;
  const nova = descrever(query).then((campos) =>
    campos.map(({ name, dataTypeID }) => ({ nome: name, ler: pg.types.getTypeParser(dataTypeID, 'text') })),
  );
  conhecidas.set(query.sql, nova);
  nova.catch(() => conhecidas.delete(query.sql));
  return nova;
};

const PARAMETRO = /\$(\d+)/g;
const aspas = (nome: string): string => `"${nome.replaceAll('"', '""')}"`;

/** One read as a column: its rows as arrays of texts, which the driver's own parsers read. */
const comoColuna = ({ sql }: CompiledQuery, colunas: readonly Coluna[], antes: number): string => {
  const textos = colunas.map(({ nome }) => `x.${aspas(nome)}::text`).join(', ');
  const numerada = sql.replace(PARAMETRO, (_, numero) => `$${Number(numero) + antes}`);
  return `(select json_agg(json_build_array(${textos})) from (${numerada}) x)`;
};

/** The text of several reads together, made once for each set of them. */
const textos = new Map<string, string>();

const textoDe = (queries: readonly CompiledQuery[], colunas: readonly (readonly Coluna[])[]): string => {
  const chave = queries.map(({ sql }) => sql).join('\u0000');
  const conhecido = textos.get(chave);
  if (conhecido) return conhecido;
  let antes = 0;
  const partes = queries.map((query, i) => {
    const parte = `${comoColuna(query, colunas[i] ?? [], antes)} as p${i}`;
    antes += query.parameters.length;
    return parte;
  });
  const texto = `select ${partes.join(',\n')}`;
  textos.set(chave, texto);
  return texto;
};

const linha = (colunas: readonly Coluna[], valores: readonly (string | null)[]): Record<string, unknown> => {
  const row: Record<string, unknown> = {};
  for (const [i, { nome, ler }] of colunas.entries()) {
    const valor = valores[i] ?? null;
    row[nome] = valor === null ? null : ler(valor);
  }
  return row;
};

type Linhas = readonly (readonly (string | null)[])[] | null;

const enviar = async (db: Db, descrever: Descrever, esperas: readonly Espera[]): Promise<void> => {
  const [primeira] = esperas;
  if (primeira && esperas.length === 1) return primeira.pronta(await db.executeQuery(primeira.query));
  const queries = esperas.map(({ query }) => query);
  const colunas = await Promise.all(queries.map((query) => colunasDe(descrever, query)));
  const juntas = CompiledQuery.raw(
    textoDe(queries, colunas),
    queries.flatMap(({ parameters }) => parameters),
  );
  const { rows } = await db.executeQuery<Record<string, Linhas>>(juntas);
  for (const [i, { pronta }] of esperas.entries()) {
    const valores = rows[0]?.[`p${i}`] ?? [];
    pronta({ rows: valores.map((cada) => linha(colunas[i] ?? [], cada)) });
  }
};

const isLeitura = ({ query }: CompiledQuery): boolean =>
  query.kind === 'SelectQueryNode' || query.kind === 'RawNode';

/** Waits for the other reads of the same moment, and sends them all as one statement. */
class Coletor implements DatabaseConnection {
  readonly #db: Db;
  readonly #descrever: Descrever;
  #esperas: Espera[] = [];

  constructor(db: Db, descrever: Descrever) {
    this.#db = db;
    this.#descrever = descrever;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!isLeitura(query)) throw new Error('Only reads are sent together');
    return new Promise<QueryResult<R>>((resolve, reject) => {
      // Runs when nothing else is left to do in this turn: by then every read of it has come.
      if (this.#esperas.length === 0) process.nextTick(() => this.#enviar());
      this.#esperas.push({ query, pronta: resolve as Espera['pronta'], falhou: reject });
    });
  }

  #enviar(): void {
    const esperas = this.#esperas;
    this.#esperas = [];
    enviar(this.#db, this.#descrever, esperas).catch((error: unknown) => {
      for (const { falhou } of esperas) falhou(error);
    });
  }

  streamQuery(): never {
    throw new Error('What is sent together is not streamed');
  }
}

const semTransacao = async (): Promise<never> => {
  throw new Error('Reads sent together belong to the transaction of the database they were given');
};

const motorista = (conexao: DatabaseConnection): Driver => ({
  init: async () => undefined,
  acquireConnection: async () => conexao,
  releaseConnection: async () => undefined,
  beginTransaction: semTransacao,
  commitTransaction: semTransacao,
  rollbackTransaction: semTransacao,
  destroy: async () => undefined,
});

const descritores = new WeakMap<object, Descrever>();

/** Says how the columns of a read are found out; once, when the database is opened. */
export const saberDescrever = (db: Db, descrever: Descrever): void => {
  descritores.set(db.getExecutor().adapter, descrever);
};

/**
 * A database for reads that need nothing of each other: those asked for in the same moment (`Promise.all`) travel as one
 * statement, which sees one state of the data. Each repository stays as it is and does not know. What a read gives is
 * what it would have given alone, since the driver's parsers read it.
 */
export const lerJuntas = (db: Db): Kysely<DB> => {
  const executor = db.getExecutor();
  const descrever = descritores.get(executor.adapter);
  if (!descrever) throw new Error('This database was opened without a way to describe its reads');
  const conexao = new Coletor(db.withoutPlugins() as Db, descrever);
  return new Kysely<DB>({
    dialect: {
      // What is kept in memory (`emMemoria`) is found by the adapter; inside a transaction nothing may be.
      createAdapter: () => (db.isTransaction ? new PostgresAdapter() : executor.adapter),
      createDriver: () => motorista(conexao),
      createIntrospector: (de) => new PostgresIntrospector(de),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [...executor.plugins],
  });
};
