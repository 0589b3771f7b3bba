import { join } from 'node:path';
import { abrirChaves } from '#server/chaves/abrir-chaves.ts';
import { trocarChavesDosOrgaos, trocarMestra } from '#server/chaves/trocar-chaves.ts';
import { systemClock } from '#server/clock.ts';
import { type Config, loadConfig, SettingError } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { explainStartError } from '#server/start-error.ts';

const DOS_ORGAOS = '--chaves-de-orgao';

/** Wraps by the key that the settings name what another one wraps; asked for, gives every office a new key too. */
const trocar = async (url: string, given: Config, dosOrgaos: boolean): Promise<void> => {
  const { db, close } = openDatabase(url, { max: 2, onError: (error) => console.error(error.message) });
  try {
    const config = await abrirChaves(db, given, systemClock);
    const aoAndar = (feitas: number): void => console.log(`  ${feitas} chaves…`);
    const trocadas = await trocarMestra({ db, config }, { aoAndar });
    console.log(
      trocadas === 0
        ? 'Tudo já está embrulhado pela chave informada.'
        : `${trocadas} chaves embrulhadas pela nova. Retire a anterior dos servidores e guarde-a até vencer a última cópia antiga do banco.`,
    );
    if (!dosOrgaos) return;
    console.log('Criando chaves novas para os órgãos e esperando que os servidores as leiam…');
    const { novas, reembrulhadas } = await trocarChavesDosOrgaos({ db, config }, { aoAndar });
    console.log(`${novas} chaves de órgãos criadas, ${reembrulhadas} chaves de casos embrulhadas por elas.`);
  } finally {
    await close();
  }
};

const run = async (argumentos: readonly string[]): Promise<void> => {
  const estranho = argumentos.find((argumento) => argumento !== DOS_ORGAOS);
  if (estranho) throw new SettingError(`Não conheço '${estranho}'; só ${DOS_ORGAOS}.`);
  const config = loadConfig();
  const dosOrgaos = argumentos.includes(DOS_ORGAOS);
  if (config.databaseUrl) return trocar(config.databaseUrl, config, dosOrgaos);
  const postgres = await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres') });
  try {
    await trocar(postgres.url, config, dosOrgaos);
  } finally {
    await postgres.stop();
  }
};

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isKnown = error instanceof SettingError || error instanceof EmbeddedPostgresError;
  const sentence = isKnown ? error.message : (explainStartError(error) ?? String(error));
  console.error(
    `Não foi possível trocar as chaves: ${sentence} O que já foi trocado está guardado: rode de novo.`,
  );
  process.exitCode = 1;
}
