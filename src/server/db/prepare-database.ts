import { SettingError } from '../config.ts';
import { migrateJobs } from '../jobs/jobs.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { concederAoServidor } from './permissoes.ts';
import { loadReference } from './reference.ts';

/** Migrations, look-up rows and the job queue's own tables, made by their owner for the server's role. */
export const migrateAll = async (
  owner: string,
  server: string,
  onApplied: (name: string) => void,
): Promise<number> => {
  const applied = await migrate(owner, { onApplied });
  await loadReference(owner);
  await migrateJobs(owner);
  await concederAoServidor(owner, server);
  return applied.length;
};

/** For a server that is not given the owner's password: somebody else must have migrated before it starts. */
export const assertMigrated = async (server: string): Promise<void> => {
  const pending = await pendingMigrations(server);
  if (pending.length > 0)
    throw new SettingError(
      `o banco de dados de DATABASE_URL espera ${pending.length} ${pending.length === 1 ? 'migração' : 'migrações'} ` +
        `(a primeira é ${pending[0]}). Rode 'npm run db:migrar' com DATABASE_URL_MIGRACOES, ou informe-a aqui.`,
    );
};
