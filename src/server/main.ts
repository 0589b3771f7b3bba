import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { seguirAuditoria } from '#capabilities/auditoria/server/index.ts';
import { separarRascunhos } from '#capabilities/rascunho/server/index.ts';
import { seedArquivosDoRecurso } from '../../db/seed/seed-arquivos-do-recurso.ts';
import { seedCasos } from '../../db/seed/seed-casos.ts';
import { seedClassificadas } from '../../db/seed/seed-classificadas.ts';
import { seedDemo } from '../../db/seed/seed-demo.ts';
import { seedImpedimento } from '../../db/seed/seed-impedimento.ts';
import { seedMonitoramento } from '../../db/seed/seed-monitoramento.ts';
import { seedVolume } from '../../db/seed/seed-volume.ts';
import { assertSemDemonstracao } from '../../db/seed/sem-demonstracao.ts';
import { createApp } from './app.ts';
import { abrirChaves } from './chaves/abrir-chaves.ts';
import { seguirChaves } from './chaves/ler-chaves.ts';
import { type Clock, clockStartingAt, systemClock } from './clock.ts';
import { type Config, loadConfig, SettingError } from './config.ts';
import { assertAnswers, type Database, openDatabase } from './db/database.ts';
import { keepEmbeddedDatabase } from './db/embedded-database.ts';
import { EmbeddedPostgresError } from './db/embedded-postgres.ts';
import { seguirMudancas } from './db/memoria/seguir-mudancas.ts';
import { MigrationError } from './db/migrate.ts';
import { assertPapelDoServidor } from './db/papel.ts';
import { assertMigrated, migrateAll } from './db/prepare-database.ts';
import { selarContas } from './db/selar-dados-pessoais.ts';
import { createPortaDoTor } from './http/porta-do-tor.ts';
import { seguirAgenda } from './jobs/agenda.ts';
import { startJobs } from './jobs/jobs.ts';
import type { Platform } from './platform.ts';
import { assertPortFree } from './port.ts';
import { explainStartError } from './start-error.ts';

const WEB_DIR = path.resolve(import.meta.dirname, '../../dist/web');
/** `npm start` builds the pages; in development Vite serves them and there may be none here. */
const builtPages = (): { webDir?: string } =>
  existsSync(path.join(WEB_DIR, 'index.html')) ? { webDir: WEB_DIR } : {};

const say = (line: string): void => console.log(line);

/** Run in reverse order when the process ends. */
const cleanups: (() => Promise<unknown>)[] = [];

const shutdown = async (): Promise<void> => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
};

/** One level at a time: below a folder such as /proc, Node's recursive mkdir never ends. */
const makeFolder = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder);
};

/** What to do when connections break, besides reporting it. */
let revive = (): void => undefined;

const databaseUrl = async (config: Config): Promise<string> => {
  if (config.databaseUrl) return config.databaseUrl;
  // A folder that cannot be created or written is reported now, instead of waiting for a database
  // that never comes.
  await makeFolder(config.dataDir);
  await access(config.dataDir, constants.W_OK);
  say('• Iniciando o PostgreSQL embutido…');
  const postgres = await keepEmbeddedDatabase(
    { dataDir: path.join(config.dataDir, 'postgres'), onProgress: (text) => say(`  ${text}`) },
    () => say('• O PostgreSQL embutido parou: iniciando de novo…'),
  );
  cleanups.push(() => postgres.stop());
  revive = () => postgres.revive();
  return postgres.url;
};

const prepareDatabase = async ({ databaseUrlMigracoes, isDemonstracao }: Config, url: string) => {
  // A demonstration migrates by itself, with its one role.
  const owner = databaseUrlMigracoes ?? (isDemonstracao ? url : undefined);
  if (!owner) return assertMigrated(url);
  const applied = await migrateAll(owner, url, (name) => say(`  migração ${name}`));
  if (applied > 0) say(`• Banco atualizado (${applied} migrações).`);
};

const seed = async (platform: Platform) => {
  const progress = (text: string): void => say(`  ${text}`);
  const contas = await seedDemo(platform, progress);
  const exemplos = await seedCasos(platform, progress);
  await seedArquivosDoRecurso(platform);
  await seedImpedimento(platform);
  await seedMonitoramento(platform, progress);
  await seedClassificadas(platform, progress);
  await seedVolume(platform, progress);
  return { ...contas, ...exemplos };
};

const onError = (error: Error): void => {
  console.error(`Conexão com o banco perdida: ${error.message}`);
  revive();
};

/** Checked at the start: a replica that does not answer must not surprise the first visitor. */
const openReplica = async (config: Config, db: Database): Promise<Database> => {
  const { databaseReadUrl, isDemonstracao } = config;
  if (!databaseReadUrl) return db;
  const replica = openDatabase(databaseReadUrl, { onError, chaves: config });
  cleanups.push(replica.close);
  await assertAnswers(replica.pool);
  if (!isDemonstracao) await assertPapelDoServidor(replica.pool, 'DATABASE_READ_URL');
  return replica.db;
};

/** Migrated, checked and with its keys: on a connection that seals nothing, because the keys stand in the database too. */
const prepareInstallation = async (given: Config, clock: Clock, url: string): Promise<Config> => {
  const { db, pool, close } = openDatabase(url, { onError, max: 2 });
  try {
    // Before anything is written for a server that may not serve.
    if (!given.isDemonstracao) await assertPapelDoServidor(pool, 'DATABASE_URL');
    await prepareDatabase(given, url);
    if (!given.isDemonstracao) await assertSemDemonstracao(db);
    return await abrirChaves(db, given, clock);
  } finally {
    await close();
  }
};

const start = async (): Promise<void> => {
  const given = loadConfig();
  const clock = given.relogioInicial ? clockStartingAt(given.relogioInicial) : systemClock;
  await assertPortFree(given);
  if (given.onionPorta !== undefined) await assertPortFree({ port: given.onionPorta, host: given.host });
  const url = await databaseUrl(given);
  const config = await prepareInstallation(given, clock, url);
  const { db, pool, close } = openDatabase(url, { onError, chaves: config });
  cleanups.push(close);
  await selarContas(db);
  await separarRascunhos({ db, config });
  const leitura = await openReplica(config, db);
  const { http, jobs, platform } = await createApp({
    platform: { config, clock, db, leitura, pool },
    ...builtPages(),
  });
  // Stopped after the last request is answered: what it wrote is still linked.
  const auditoria = seguirAuditoria(platform);
  cleanups.push(auditoria.parar);
  const memoria = await seguirMudancas(platform);
  cleanups.push(memoria.parar);
  const chaves = seguirChaves(platform);
  cleanups.push(chaves.parar);
  // Closed after the rest, which by then has ended what stays open.
  const tor = createPortaDoTor(http, config);
  cleanups.push(tor.parar);
  cleanups.push(() => http.close());
  const seeded = config.seed === 'none' ? null : await seed(platform);
  await http.listen({ port: config.port, host: config.host });
  await tor.ouvir();
  const runner = await startJobs(platform, pool, jobs);
  cleanups.push(() => runner.stop());
  const agenda = seguirAgenda(platform, jobs);
  cleanups.push(agenda.parar);
  const address = http.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  say(
    `\n${config.instalacao.nome} ${config.versao} no ar: ${config.publicUrl ?? `http://localhost:${port}`}/web/`,
  );
  if (seeded) {
    say('\nContas de demonstração (senha de todas: Demo@2026):');
    for (const { login, perfil, ouvidoria } of seeded.contas)
      say(`  ${login.padEnd(20)} ${perfil}${ouvidoria ? ` · ${ouvidoria}` : ''}`);
    say('\nManifestações anônimas para consultar por protocolo e código de acesso:');
    for (const { numeroProtocolo, codigo } of seeded.exemplos) say(`  ${numeroProtocolo}  ${codigo}`);
  }
};

const stop = (signal: NodeJS.Signals): void => {
  say(`\nEncerrando (${signal})…`);
  shutdown().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};

process.once('SIGINT', stop);
process.once('SIGTERM', stop);

start().catch(async (error: unknown) => {
  const isKnown =
    error instanceof SettingError ||
    error instanceof MigrationError ||
    error instanceof EmbeddedPostgresError;
  const sentence = isKnown ? error.message : explainStartError(error);
  if (sentence) console.error(`Não foi possível iniciar: ${sentence}`);
  else console.error('Não foi possível iniciar por um erro inesperado:', error);
  await shutdown();
  process.exit(1);
});
