import cluster from 'node:cluster';
import { clockStartingAt, systemClock } from './clock.ts';
import { type Config, loadConfig, SettingError } from './config.ts';
import { EmbeddedPostgresError } from './db/embedded-postgres.ts';
import { MigrationError } from './db/migrate.ts';
import { assertPortFree } from './port.ts';
import { iniciarBanco, prepararInstalacao } from './preparar.ts';
import { say } from './processos/dizer.ts';
import { createEncerrar } from './processos/encerrar.ts';
import { type AoServir, createPrimeiro, NaoIniciou } from './processos/primeiro.ts';
import { explainStartError } from './start-error.ts';
import { umDosProcessos } from './um-dos-processos.ts';

const encerrar = createEncerrar();

/** What to do when connections break, besides reporting it. */
let revive = (): void => undefined;

const onError = (error: Error): void => {
  console.error(`Conexão com o banco perdida: ${error.message}`);
  revive();
};

/** What one process does for all, before anybody is served. */
const preparar = async (given: Config) => {
  const desde = systemClock.now().getTime();
  const clock = given.relogioInicial ? clockStartingAt(given.relogioInicial, desde) : systemClock;
  const banco = await iniciarBanco(given);
  encerrar.depois(banco.stop);
  revive = banco.revive;
  const config = await prepararInstalacao(given, clock, banco.url, onError);
  return { config, clock, desde, url: banco.url };
};

const sozinho = async (given: Config): Promise<AoServir> => {
  // Read while PostgreSQL starts, which takes another processor.
  const programa = import('./atender.ts');
  const { config, clock, url } = await preparar(given);
  const { atender } = await programa;
  let dizer: readonly string[] = [];
  const { port } = await atender(
    {
      config,
      clock,
      url,
      isDoInicio: true,
      onError,
      aoPreparar: (linhas) => {
        dizer = linhas;
      },
      aoTrabalharComo: () => undefined,
    },
    encerrar,
  );
  return { port, dizer };
};

const comOutros = async (given: Config): Promise<AoServir> => {
  const primeiro = createPrimeiro(given, () => revive());
  encerrar.depois(primeiro.parar);
  const { url, desde } = await preparar(given);
  // Ended before the database, whatever was begun first.
  encerrar.depois(primeiro.parar);
  return primeiro.servir({ url, desde });
};

const start = async (): Promise<void> => {
  if (cluster.isWorker) return umDosProcessos(encerrar, () => stop('parar'));
  const given = loadConfig();
  await assertPortFree(given);
  if (given.onionPorta !== undefined) await assertPortFree({ port: given.onionPorta, host: given.host });
  if (given.metricasPorta !== undefined)
    await assertPortFree({ port: given.metricasPorta, host: given.host });
  const { port, dizer } = await (given.processos > 1 ? comOutros(given) : sozinho(given));
  const { instalacao, versao, publicUrl } = given;
  say(`\n${instalacao.nome} ${versao} no ar: ${publicUrl ?? `http://localhost:${port}`}/web/`);
  for (const linha of dizer) say(linha);
};

let isParando = false;

/** Longer than all that is waited for at the end, one by one: who is not done by then is stuck. */
const FIM_MS = 150_000;

const stop = (signal: string): void => {
  if (isParando) return;
  isParando = true;
  if (cluster.isPrimary) say(`\nEncerrando (${signal})…`);
  setTimeout(() => {
    console.error('O servidor não terminou a tempo: foi encerrado.');
    process.exit(1);
  }, FIM_MS).unref();
  encerrar.agora().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};

// A terminal sends Ctrl-C to all processes: the first one then tells the others when to end.
process.once('SIGINT', cluster.isPrimary ? stop : () => undefined);
process.once('SIGTERM', stop);

start().catch(async (error: unknown) => {
  const isKnown =
    error instanceof SettingError ||
    error instanceof MigrationError ||
    error instanceof EmbeddedPostgresError;
  const sentence = isKnown ? error.message : explainStartError(error);
  if (error instanceof NaoIniciou) console.error('Um dos processos não pôde iniciar; veja a razão acima.');
  else if (sentence) console.error(`Não foi possível iniciar: ${sentence}`);
  else console.error('Não foi possível iniciar por um erro inesperado:', error);
  await encerrar.agora();
  process.exit(1);
});
