/**
 * What the mark costs an act: the same row of the log written with and without one, in turns, in one
 * run. `node bench/marcas.ts`; the ratio is the figure.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditar } from '../src/capabilities/auditoria/server/index.ts';
import { systemClock } from '../src/server/clock.ts';
import { loadConfig } from '../src/server/config.ts';
import { type Db, openDatabase } from '../src/server/db/database.ts';
import { startEmbeddedPostgres } from '../src/server/db/embedded-postgres.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { abrirTrilha } from '../src/server/db/trilha.ts';
import { migrateJobs } from '../src/server/jobs/jobs.ts';

const RODADAS = 40;
const POR_RODADA = 50;

const dataDir = await mkdtemp(join(tmpdir(), 'bench-marcas-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const { db, close } = openDatabase(postgres.url, {
  max: 1,
  onError: (error) => console.error(error.message),
});

const mediana = (tempos: readonly number[]): number =>
  [...tempos].sort((a, b) => a - b)[Math.floor(tempos.length / 2)] ?? 0;

try {
  await migrateJobs(postgres.url);
  await migrate(postgres.url);
  abrirTrilha(db, loadConfig({}));
  const depois = { nome: 'Natal', dias: [25], texto: 'x'.repeat(300) };
  const linha = { area: 'feriado', acao: 'Cadastro de feriado', alvo: 'Natal' } as const;
  const semMarca = (tx: Db) =>
    tx
      .insertInto('auditoria')
      .values({
        ...linha,
        responsavel: 'Sistema',
        informacoes: JSON.stringify({ depois }),
        ocorrido_em: systemClock.now(),
      })
      .execute();
  const comMarca = (tx: Db) => auditar(tx, systemClock, null, { ...linha, depois });
  const medir = async (escrever: (tx: Db) => Promise<unknown>): Promise<number> => {
    const inicio = performance.now();
    // As in an act: one transaction, so that the disk's flush is not what is measured.
    await db.transaction().execute(async (tx) => {
      for (let n = 0; n < POR_RODADA; n += 1) await escrever(tx);
    });
    return ((performance.now() - inicio) / POR_RODADA) * 1000;
  };
  const tempos = { sem: [] as number[], com: [] as number[] };
  for (let rodada = 0; rodada < RODADAS; rodada += 1) {
    tempos.sem.push(await medir(semMarca));
    tempos.com.push(await medir(comMarca));
  }
  const [sem, com] = [mediana(tempos.sem.slice(5)), mediana(tempos.com.slice(5))];
  console.log(`row of the log without a mark: ${sem.toFixed(0)} µs; with one: ${com.toFixed(0)} µs`);
  console.log(`ratio: ${(com / sem).toFixed(2)}`);
} finally {
  await close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
