import { join } from 'node:path';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { clockStartingAt, systemClock } from '#server/clock.ts';
import { loadConfig, SettingError } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { atacar } from './lib/curioso/ataque.ts';

const numero = (valor: number): string => valor.toLocaleString('pt-BR');
const linhas = (titulo: string, contados: Readonly<Record<string, number>>): void => {
  console.log(`\n${titulo}`);
  for (const [frase, n] of Object.entries(contados)) console.log(`  ${numero(n).padStart(9)} ${frase}`);
};

/** Plays the curious reader over a seeded database, after its files and panels were made. */
const run = async (url: string, hoje: string): Promise<boolean> => {
  const { db, close } = openDatabase(url, { max: 1, onError: (error) => console.error(error.message) });
  try {
    const inicio = performance.now();
    const { linhas: total, sigilosas, achados, medidas } = await atacar(db, hoje);
    const segundos = Math.round((performance.now() - inicio) / 1000);
    console.log(
      `${numero(total)} linhas, ${numero(sigilosas)} de denúncias e comunicações, em ${segundos} s.`,
    );
    linhas('Não podem existir:', achados);
    linhas('Medidas, ditas no modelo de ameaças:', medidas);
    const vazou = Object.values(achados).some((n) => n > 0);
    console.log(vazou ? '\nOs dados abertos expõem denúncias.' : '\nNenhuma denúncia foi exposta.');
    return !vazou;
  } finally {
    await close();
  }
};

try {
  const config = loadConfig();
  const clock = config.relogioInicial ? clockStartingAt(config.relogioInicial) : systemClock;
  const hoje = toIsoDate(localDate(clock.now().getTime()));
  const postgres = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres') });
  try {
    if (!(await run(config.databaseUrl ?? postgres?.url ?? '', hoje))) process.exitCode = 1;
  } finally {
    await postgres?.stop();
  }
} catch (error) {
  const isKnown = error instanceof SettingError || error instanceof EmbeddedPostgresError;
  console.error(isKnown ? error.message : `Não foi possível atacar os dados abertos: ${String(error)}`);
  process.exitCode = 1;
}
