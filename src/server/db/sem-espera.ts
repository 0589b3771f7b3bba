import {
  type ConnectionProvider,
  type DatabaseConnection,
  type Kysely,
  PostgresDialect,
  PostgresDriver,
} from 'kysely';
import type pg from 'pg';

type Begin = Parameters<PostgresDriver['beginTransaction']>;
type Commit = Parameters<PostgresDriver['commitTransaction']>;
type Rollback = Parameters<PostgresDriver['rollbackTransaction']>;

interface EmCurso {
  /** Nothing more may be sent through it. */
  terminou: boolean;
  /** Why the first statement that failed did; the others fail because of it. */
  falha?: { readonly error: unknown };
}

/** The transaction that a connection is in. */
const emCurso = new WeakMap<DatabaseConnection, EmCurso>();

const terminar = (connection: DatabaseConnection): void => {
  const transacao = emCurso.get(connection);
  if (transacao) transacao.terminou = true;
};

/**
 * 'begin' travels with the first statement of its transaction instead of before it. It fails only where the connection does,
 * and then every statement behind it fails as well; 'commit' waits for it all the same.
 */
class DriverSemEspera extends PostgresDriver {
  readonly #abertas = new WeakMap<DatabaseConnection, Promise<unknown>>();

  override async beginTransaction(...[connection, settings]: Begin): Promise<void> {
    const aberta = super.beginTransaction(connection, settings);
    aberta.catch(() => undefined);
    this.#abertas.set(connection, aberta);
  }

  override async commitTransaction(...[connection]: Commit): Promise<void> {
    await this.#abertas.get(connection);
    terminar(connection);
    await super.commitTransaction(connection);
  }

  override async rollbackTransaction(...[connection]: Rollback): Promise<void> {
    terminar(connection);
    await super.rollbackTransaction(connection);
  }
}

export class DialetoSemEspera extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new DriverSemEspera({ pool: this.#pool });
  }
}

/**
 * What PostgreSQL answers to every statement behind one that failed: that the transaction is undone; or that it does not know
 * one which the statement before it should have made known.
 */
const CONSEQUENCIAS: readonly unknown[] = ['25P02', '26000'];
const isConsequencia = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CONSEQUENCIAS.includes(error.code);

/**
 * Hands the one connection of a transaction to whoever asks, without waiting for the one before; after its end to nobody.
 * What is still on its way when another part fails would otherwise be written for good, outside of what was undone. Of several that
 * fail each tells the first failure, whichever of them is heard first: the answers come in the order of sending.
 */
const semFila = (unica: ConnectionProvider): ConnectionProvider => {
  const transacao: EmCurso = { terminou: false };
  let conexao: Promise<DatabaseConnection> | undefined;
  const abrir = (): Promise<DatabaseConnection> =>
    unica.provideConnection(async (connection) => {
      emCurso.set(connection, transacao);
      return connection;
    });
  return {
    provideConnection: async (consumer) => {
      conexao ??= abrir();
      const connection = await conexao;
      if (transacao.terminou)
        throw new Error('This transaction has ended', { cause: transacao.falha?.error });
      try {
        return await consumer(connection);
      } catch (error) {
        transacao.falha ??= { error };
        throw isConsequencia(error) ? transacao.falha.error : error;
      }
    },
  };
};

/**
 * Statements of a transaction asked for in the same moment (`Promise.all`) are sent one behind the other, and waited for
 * together. The query builder would hold each back until the answer of the one before: a rule for drivers that have no
 * queue. Ours has one, and answers in the order of asking.
 */
export const semEsperarNaTransacao = <T>(db: Kysely<T>): void => {
  const executor = db.getExecutor();
  const comConexao = executor.withConnectionProvider.bind(executor);
  Object.assign(executor, {
    withConnectionProvider: (unica: ConnectionProvider) => comConexao(semFila(unica)),
  });
};
