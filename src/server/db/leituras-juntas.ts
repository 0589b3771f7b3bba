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
import type { Db } from './database.ts';
import { colunasDe, type Descrever, linhaDe, textoDe } from './forma-da-leitura.ts';
import type { DB } from './schema.ts';

interface Espera {
  readonly query: CompiledQuery;
  readonly pronta: (result: QueryResult<unknown>) => void;
  readonly falhou: (error: unknown) => void;
}

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
    pronta({ rows: valores.map((cada) => linhaDe(colunas[i] ?? [], cada)) });
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
