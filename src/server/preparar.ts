import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { assertSemDemonstracao } from '../../db/seed/sem-demonstracao.ts';
import { abrirChaves } from './chaves/abrir-chaves.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { pastaDoWal } from './db/copia/pasta-da-copia.ts';
import { openDatabase } from './db/database.ts';
import { type EmbeddedDatabase, keepEmbeddedDatabase } from './db/embedded-database.ts';
import { assertPapelDoServidor } from './db/papel.ts';
import { assertMigrated, migrateAll } from './db/prepare-database.ts';
import { say } from './processos/dizer.ts';

/** One level at a time: below a folder such as /proc, Node's recursive mkdir never ends. */
const makeFolder = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder);
};

/** The database that was named, or the embedded one, which is kept running. */
export const iniciarBanco = async (config: Config): Promise<EmbeddedDatabase> => {
  if (config.databaseUrl)
    return { url: config.databaseUrl, revive: () => undefined, stop: async () => undefined };
  // A folder that cannot be created or written is reported now, instead of waiting for a database
  // that never comes.
  await makeFolder(config.dataDir);
  await access(config.dataDir, constants.W_OK);
  say('• Iniciando o PostgreSQL embutido…');
  return keepEmbeddedDatabase(
    {
      dataDir: path.join(config.dataDir, 'postgres'),
      arquivarEm: config.copias && pastaDoWal(config.copias),
      onProgress: (text) => say(`  ${text}`),
    },
    () => say('• O PostgreSQL embutido parou: iniciando de novo…'),
  );
};

const migrar = async ({ databaseUrlMigracoes, isDemonstracao }: Config, url: string) => {
  // A demonstration migrates by itself, with its one role.
  const owner = databaseUrlMigracoes ?? (isDemonstracao ? url : undefined);
  if (!owner) return assertMigrated(url);
  const applied = await migrateAll(owner, url, (name) => say(`  migração ${name}`));
  if (applied > 0) say(`• Banco atualizado (${applied} migrações).`);
};

/**
 * Once for all processes, by the first: migrated, checked, and with a key that opens what is kept. On a connection that seals
 * nothing, because the keys stand in the database too.
 */
export const prepararInstalacao = async (
  given: Config,
  clock: Clock,
  url: string,
  onError: (error: Error) => void,
): Promise<Config> => {
  const { db, pool, close } = openDatabase(url, { onError, max: 2 });
  try {
    // Before anything is written for a server that may not serve.
    if (!given.isDemonstracao) await assertPapelDoServidor(pool, 'DATABASE_URL');
    await migrar(given, url);
    if (!given.isDemonstracao) await assertSemDemonstracao(db);
    return await abrirChaves(db, given, clock);
  } finally {
    await close();
  }
};
