import { createHash } from 'node:crypto';
import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import { abrirAoLer, type ComChaves, type DadosPessoais, dadosPessoais } from '../crypto/dado-pessoal.ts';
import { saberDescrever } from './leituras-juntas.ts';
import type { DB } from './schema.ts';
import { DialetoSemEspera, semEsperarNaTransacao } from './sem-espera.ts';

export type Database = Kysely<DB>;
/** What repositories take: the whole database, or the transaction of the act they serve. */
export type Db = Kysely<DB> | Transaction<DB>;

// Counts and ids stay far below 2^53, so bigint columns are plain numbers in the code.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Dates are calendar days, not moments: kept as 'aaaa-mm-dd' text so that no time zone can shift them.
pg.types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);

/** One for each database that is opened: what another one was asked takes no place here. */
const createNames = () => {
  const names = new Map<string, string>();
  return (text: string): string => {
    const known = names.get(text);
    if (known) return known;
    // A few queries vary with their filters; beyond this many distinct texts they go unnamed.
    if (names.size >= 2000) return '';
    const name = createHash('sha1').update(text).digest('base64url').slice(0, 20);
    names.set(text, name);
    return name;
  };
};

/** COPY is no query with a text: it has its own way to be sent (`server/exportacao`, `db/seed/volume`). */
const isCopia = (pedido: unknown): boolean =>
  typeof pedido === 'object' && pedido !== null && 'submit' in pedido && !(pedido instanceof pg.Query);

export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Without waiting for the answer of the one before: no round trip of its own. */
  readonly junto: boolean;
}

/**
 * Sends every parameterised statement under a name, so that PostgreSQL plans it once per connection: twice as fast. Personal data
 * among its parameters is sealed.
 */
const namedClient = (dados: DadosPessoais | null, onSent?: (sent: Sent) => void) => {
  const nameOf = createNames();
  return class extends pg.Client {
    /** Statements sent whose answer has not come. */
    #noCaminho = 0;

    // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; this one only adds a name.
    override query(...args: any[]): any {
      const [text, given, ...rest] = args;
      if (isCopia(text)) return this.#sozinha(args);
      if (typeof text === 'string' && Array.isArray(given) && given.length > 0) {
        const name = nameOf(text);
        const values = dados ? dados.enviados(given) : given;
        if (name) return this.#contada([{ name, text, values }, ...rest]);
        return this.#contada([text, values, ...rest]);
      }
      return this.#contada(args);
    }

    /** Rows that are copied keep the connection for themselves: nothing may be sent behind them before they end. */
    #sozinha(args: unknown[]): unknown {
      Object.assign(this, { pipeline: false });
      return Reflect.apply(super.query, this, args);
    }

    /** What is sent while another statement is on its way waits for no answer: it is no round trip of its own. */
    #contada(args: unknown[]): unknown {
      if (!onSent) return Reflect.apply(super.query, this, args);
      const [primeiro, segundo] = args as [Partial<Sent> | string, unknown];
      const { text = '', values = [] } =
        typeof primeiro === 'string'
          ? { text: primeiro, values: Array.isArray(segundo) ? segundo : [] }
          : primeiro;
      onSent({ text, values, junto: this.#noCaminho > 0 });
      this.#noCaminho += 1;
      const chegou = () => {
        this.#noCaminho -= 1;
      };
      const ultimo = args.at(-1);
      if (typeof ultimo === 'function') {
        const comAviso = (...resposta: unknown[]) => {
          chegou();
          Reflect.apply(ultimo, undefined, resposta);
        };
        return Reflect.apply(super.query, this, [...args.slice(0, -1), comAviso]);
      }
      const answer = Reflect.apply(super.query, this, args) as Promise<unknown>;
      answer.then(chegou, chegou);
      return answer;
    }
  };
};

const VIDA_DA_CONEXAO = 3600;

/**
 * For connections that stay open while nothing is said: a firewall forgets them without a word, and whoever speaks, or listens, would
 * wait for a quarter of an hour. Asked for a sign of life after so long, one that is gone is known within seconds.
 */
export const SINAL_DE_VIDA = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly max?: number;
  readonly onError: (error: Error) => void;
  /** Called with each statement's text; the tests count queries with it. */
  readonly onQuery?: ((sql: string) => void) | undefined;
  /** Called with everything that is sent, transactions and brakes included. */
  readonly onSent?: ((sent: Sent) => void) | undefined;
  /** Without it, personal data of accounts is neither read nor written. */
  readonly chaves?: ComChaves;
}

export const openDatabase = (url: string, options: OpenOptions): OpenDatabase => {
  const dados = options.chaves ? dadosPessoais(options.chaves) : null;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    Client: namedClient(dados, options.onSent),
    connectionTimeoutMillis: 10_000,
    ...SINAL_DE_VIDA,
    // A new connection plans every statement anew: what is open stays open, and is renewed once in a while.
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: VIDA_DA_CONEXAO,
    // Statements that need nothing of each other are sent without waiting for answers in between.
    pipeline: true,
  });
  // An idle connection that breaks (server restart) must not end the process.
  pool.on('error', options.onError);
  pool.on('release', (_, client) => Object.assign(client, { pipeline: true }));
  pool.on('connect', (client) => client.on('error', options.onError));
  const { onQuery } = options;
  const db = new Kysely<DB>({
    dialect: new DialetoSemEspera(pool),
    plugins: dados ? [abrirAoLer(dados)] : [],
    ...(onQuery && { log: (event) => onQuery(event.query.sql) }),
  });
  semEsperarNaTransacao(db);
  saberDescrever(db, async ({ sql, parameters }) => {
    const { fields } = await pool.query(`select * from (${sql}) x limit 0`, [...parameters]);
    return fields;
  });
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely only ends a pool that it has used; an unused one would keep the process alive until it
    // times out.
    if (!pool.ended) await pool.end();
  };
  return { db, pool, close };
};

/** Throws the error that the first query would throw. */
export const assertAnswers = async (pool: pg.Pool): Promise<void> => {
  await pool.query('select 1');
};
