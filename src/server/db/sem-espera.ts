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

/** The transaction that a connection is in; once it has ended, nothing more may be sent through it. */
const emCurso = new WeakMap<DatabaseConnection, { terminou: boolean }>();

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
 * Hands the one connection of a transaction to whoever asks, without waiting for the one before; after its end to nobody.
 * What is still on its way when another part fails would otherwise be written for good, outside of what was undone.
 */
const semFila = (unica: ConnectionProvider): ConnectionProvider => {
  const transacao = { terminou: false };
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
      if (transacao.terminou) throw new Error('This transaction has ended');
      return consumer(connection);
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
