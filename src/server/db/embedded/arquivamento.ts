import { chmod, chown, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { comandoDeArquivar, DEMORA_DO_WAL } from '../copia/comandos-do-wal.ts';
import { type Cluster, canReach, EmbeddedPostgresError, isRoot } from './cluster.ts';

/** Settings by which the log is copied to a folder as it is written. The account that PostgreSQL runs as must reach it. */
export const arquivamento = async ({ user }: Cluster, pasta: string): Promise<Record<string, string>> => {
  // Open enough to pass through, not to look in.
  await mkdir(dirname(pasta), { recursive: true, mode: 0o711 });
  await mkdir(pasta, { recursive: true, mode: 0o750 });
  if (isRoot()) {
    await chown(pasta, user.uid, user.gid);
    await chmod(pasta, 0o750);
    if (!(await canReach(pasta, user)))
      throw new EmbeddedPostgresError(
        `O PostgreSQL embutido, que roda como o usuário ${user.uid}, não chega à pasta ${pasta} (COPIAS); libere a passagem nas pastas acima dela.`,
      );
  }
  return {
    archive_mode: 'on',
    archive_command: comandoDeArquivar(pasta),
    archive_timeout: String(DEMORA_DO_WAL),
  };
};
