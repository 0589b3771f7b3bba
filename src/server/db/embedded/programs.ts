import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Cluster, isRoot } from './cluster.ts';

/**
 * A session of its own, so that Ctrl-C reaches our server first. No inherited environment, so that
 * no PG* variable leaks in.
 */
export const run = (cluster: Cluster, program: string, args: readonly string[], log?: number): ChildProcess =>
  spawn(join(cluster.bin, program), args, {
    cwd: '/',
    detached: true,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log ?? 'pipe', log ?? 'pipe'],
    ...(isRoot() ? cluster.user : {}),
  });

export const finished = (child: ChildProcess): Promise<{ code: number | null; output: string }> =>
  new Promise((done, fail) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', fail);
    child.on('close', (code) => done({ code, output }));
  });
