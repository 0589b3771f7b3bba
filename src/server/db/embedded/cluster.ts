import { chmod, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

export type PostgresVersion = 18 | 15;

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly version?: PostgresVersion;
  /** The folder that its log is copied to as it is written; undefined: it is copied nowhere. */
  readonly arquivarEm?: string | undefined;
  /** Data nobody will miss: no fsync, more connections, deleted by the last stop. For tests only. */
  readonly ephemeral?: boolean;
  /** Portuguese sentences a person can follow while waiting. */
  readonly onProgress?: (sentence: string) => void;
}

/** A failure told in one Portuguese sentence, fit to be printed as it is. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

export interface User {
  readonly uid: number;
  readonly gid: number;
}

export interface Cluster {
  readonly folder: string;
  readonly version: PostgresVersion;
  readonly ephemeral: boolean;
  readonly arquivarEm: string | undefined;
  readonly user: User;
  readonly socketDir: string;
  readonly logFile: string;
  readonly bin: string;
  readonly report: (sentence: string) => void;
}

export const EXTERNAL_HOME = '/var/lib/escuta-br';

export const NOBODY: User = { uid: 65_534, gid: 65_534 };

export const isRoot = (): boolean => process.getuid?.() === 0;

export const currentUser = (): User => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 });

export const ignore =
  (...codes: readonly string[]) =>
  (error: NodeJS.ErrnoException): void => {
    if (!codes.includes(error.code ?? '')) throw error;
  };

export const canReach = async (path: string, user: User): Promise<boolean> => {
  const { mode, uid, gid } = await stat(path);
  const executeBit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if ((mode & executeBit) === 0) return false;
  return path === dirname(path) || canReach(dirname(path), user);
};

export const makeTraversable = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const path of new Set([EXTERNAL_HOME, folder])) await chmod(path, 0o711);
};
