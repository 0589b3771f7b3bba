import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, EmbeddedPostgresError, type EmbeddedPostgresOptions } from './embedded/cluster.ts';
import { createCluster } from './embedded/create-cluster.ts';
import { becomeMember, connectionUrl, leaveCluster, type Member } from './embedded/membership.ts';
import { openCluster } from './embedded/open-cluster.ts';
import {
  explainFailure,
  launch,
  runningPostmaster,
  START_LIMIT_MS,
  shutDown,
} from './embedded/postmaster.ts';

export {
  EmbeddedPostgresError,
  type EmbeddedPostgresOptions,
} from './embedded/cluster.ts';

export interface EmbeddedPostgres {
  /** Connection string of the database 'postgres', through the socket folder; psql and `pg` both take it. */
  readonly url: string;
  readonly urlFor: (database: string) => string;
  readonly socketDir: string;
  /** Close the pools first. The last process that uses the cluster shuts it down; the others only leave. */
  readonly stop: () => Promise<void>;
}

export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  try {
    const cluster = await openCluster(options);
    if (!existsSync(join(cluster.folder, 'PG_VERSION'))) await createCluster(cluster);
    const { member, socketDir } = await joinCluster(cluster);
    const urlFor = (database: string) => connectionUrl(socketDir, database);
    let stopping: Promise<void> | undefined;
    const stop = () => {
      stopping ??= leaveCluster(cluster, member, socketDir);
      return stopping;
    };
    return { url: urlFor('postgres'), urlFor, socketDir, stop };
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedPostgresError(
      `Não foi possível iniciar o PostgreSQL embutido em ${options.dataDir}: ${reason}`,
      { cause: error },
    );
  }
};

/**
 * Adopts the postmaster that a killed process left behind, or starts one. Two processes may do this
 * at once: the second postmaster gives up at the first one's lock file, and the process that
 * started it becomes a second member.
 */
const joinCluster = async (cluster: Cluster): Promise<{ member: Member; socketDir: string }> => {
  const limit = performance.now() + START_LIMIT_MS;
  let child: ChildProcess | undefined;
  let failures = 0;
  let unansweredSince: number | undefined;
  let nextNotice = performance.now() + 5_000;
  while (performance.now() < limit) {
    const running = await runningPostmaster(cluster.folder);
    if (!running && !child) child = await launch(cluster);
    const socketDir = running?.socketDir || cluster.socketDir;
    const member = running && (await becomeMember(socketDir));
    if (member) {
      child?.unref();
      return { member, socketDir };
    }
    if (child && child.exitCode === null && child.signalCode === null) unansweredSince = undefined;
    else if (child) {
      child = undefined;
      failures += 1;
      if (failures === 4) throw new EmbeddedPostgresError(await explainFailure(cluster));
      await delay(250);
    } else if (running?.isReady) {
      // It runs, but nobody can reach it: its socket was removed from the temporary folder. It can
      // only be replaced.
      unansweredSince ??= performance.now();
      if (performance.now() - unansweredSince > 10_000) await shutDown(cluster.folder, running.pid);
    }
    if (performance.now() > nextNotice) {
      cluster.report('O PostgreSQL ainda está se recuperando da última interrupção…');
      nextNotice += 5_000;
    }
    await delay(20);
  }
  throw new EmbeddedPostgresError(await explainFailure(cluster));
};
