import { loadConfig, SettingError } from '#server/config.ts';
import { MigrationError } from '#server/db/migrate.ts';
import { migrateAll } from '#server/db/prepare-database.ts';
import { explainStartError } from '#server/start-error.ts';

/** Migrates as the owner of the tables, so that no server needs that password. */
const migrar = async (): Promise<number> => {
  const { databaseUrl, databaseUrlMigracoes } = loadConfig();
  if (!databaseUrl || !databaseUrlMigracoes)
    throw new SettingError(
      'Informe DATABASE_URL (o servidor) e DATABASE_URL_MIGRACOES (o dono das tabelas).',
    );
  return migrateAll(databaseUrlMigracoes, databaseUrl, (name) => console.log(`  migração ${name}`));
};

try {
  const aplicadas = await migrar();
  console.log(
    aplicadas === 0 ? 'O banco já estava atualizado.' : `Banco atualizado (${aplicadas} migrações).`,
  );
} catch (error) {
  const isKnown = error instanceof SettingError || error instanceof MigrationError;
  console.error(
    `Não foi possível migrar: ${isKnown ? error.message : (explainStartError(error) ?? String(error))}`,
  );
  process.exitCode = 1;
}
