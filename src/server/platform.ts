import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { AtoDeclarado } from '#kernel/ato/ato.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';

/** What the server part of every capability is built on; there is one in the product. */
export interface Platform {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Database;
  /** For public reads that may be slightly out of date: a replica, or `db` itself without one. */
  readonly leitura: Database;
  /** For the libraries that keep their own tables (brakes, jobs); repositories use `db`. */
  readonly pool: pg.Pool;
  readonly log: FastifyBaseLogger;
  /** The acts of each life cycle, from all capabilities (`server/atos.ts`). */
  readonly atos: Readonly<Record<string, readonly AtoDeclarado[]>>;
}
