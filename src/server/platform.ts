import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { AtoDeclarado } from '#kernel/ato/ato.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';

/** What every capability's server part is built on; the composition root makes one and hands it out. */
export interface Platform {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Database;
  /** For public reads that may be a moment old: a replica where there is one, otherwise `db` itself. */
  readonly leitura: Database;
  /** For the libraries that keep their own tables (brakes, jobs); repositories use `db`. */
  readonly pool: pg.Pool;
  readonly log: FastifyBaseLogger;
  /** What may be done, by life cycle: composed from every capability (`server/atos.ts`). */
  readonly atos: Readonly<Record<string, readonly AtoDeclarado[]>>;
}
