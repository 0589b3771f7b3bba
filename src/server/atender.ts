import { existsSync } from 'node:fs';
import path from 'node:path';
import { seguirAuditoria } from '#capabilities/auditoria/server/index.ts';
import { separarRascunhos } from '#capabilities/rascunho/server/index.ts';
import { createApp } from './app.ts';
import { seguirChaves } from './chaves/ler-chaves.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { assertAnswers, type Database, openDatabase } from './db/database.ts';
import { seguirMudancas } from './db/memoria/seguir-mudancas.ts';
import { assertPapelDoServidor } from './db/papel.ts';
import { selarContas } from './db/selar-dados-pessoais.ts';
import { createPortaDoTor } from './http/porta-do-tor.ts';
import { seguirAgenda } from './jobs/agenda.ts';
import { enqueueDoInicio, soltarTrabalhos, startJobs } from './jobs/jobs.ts';
import { createPortaDasMedidas } from './medidas/servir-medidas.ts';
import { reservaDeCadaProcesso, trabalhosDeCadaProcesso } from './processos/conexoes.ts';
import type { Encerrar } from './processos/encerrar.ts';
import { fecharHttp } from './saude/saida.ts';

const WEB_DIR = path.resolve(import.meta.dirname, '../../dist/web');
/** `npm start` builds the pages; in development Vite serves them and there may be none here. */
const builtPages = (): { webDir?: string } =>
  existsSync(path.join(WEB_DIR, 'index.html')) ? { webDir: WEB_DIR } : {};

export interface Inicio {
  /** With the keys opened. */
  readonly config: Config;
  readonly clock: Clock;
  readonly url: string;
  /** Undefined where one process serves alone. */
  readonly numero?: number;
  /** The first of this start fills the database before anybody is served. */
  readonly isDoInicio: boolean;
  readonly onError: (error: Error) => void;
  /** Called when the database is filled, with what to tell the person who started the server. */
  readonly aoPreparar: (dizer: readonly string[]) => void;
  readonly aoTrabalharComo: (nome: string) => void;
}

export interface Atendendo {
  readonly port: number;
  /** Frees the jobs that a process which died had begun. */
  soltarTrabalhos(de: readonly string[]): Promise<void>;
}

/** Checked at the start: a replica that does not answer must not surprise the first visitor. */
const openReplica = async (
  { config, onError }: Inicio,
  db: Database,
  max: number,
  encerrar: Encerrar,
): Promise<Database> => {
  const { databaseReadUrl, isDemonstracao } = config;
  if (!databaseReadUrl) return db;
  const replica = openDatabase(databaseReadUrl, { onError, max, chaves: config });
  encerrar.depois(replica.close);
  await assertAnswers(replica.pool);
  if (!isDemonstracao) await assertPapelDoServidor(replica.pool, 'DATABASE_READ_URL');
  return replica.db;
};

/**
 * Serves pages, API and jobs, alone or as one of several processes behind the same port (docs/processos.md). Ended in this order:
 * nobody new is let in and requests are answered to their end, jobs end, what was written is linked, connections close.
 */
export const atender = async (inicio: Inicio, encerrar: Encerrar): Promise<Atendendo> => {
  const { config, clock, url, numero, isDoInicio, onError } = inicio;
  const max = reservaDeCadaProcesso(config.conexoes, config.processos);
  const { db, pool, close } = openDatabase(url, { onError, max, chaves: config });
  encerrar.depois(close);
  if (isDoInicio) {
    await selarContas(db);
    await separarRascunhos({ db, config });
  }
  const leitura = await openReplica(inicio, db, max, encerrar);
  const { http, jobs, platform, ouvirAvisos, saida, escreverMedidas } = await createApp({
    platform: { config, clock, db, leitura, pool },
    ...(numero !== undefined && { processo: numero }),
    ...builtPages(),
  });
  // Each process links what it wrote itself (docs/adr/0009), and reads the keys into its own memory.
  const auditoria = seguirAuditoria(platform);
  encerrar.depois(auditoria.parar);
  const memoria = await seguirMudancas(platform);
  encerrar.depois(memoria.parar);
  const chaves = seguirChaves(platform);
  encerrar.depois(chaves.parar);
  const trabalhos: (() => Promise<unknown>)[] = [];
  encerrar.depois(async () => {
    for (const parar of trabalhos.reverse()) await parar();
  });
  // Closed after the rest, which by then has ended what stays open.
  const tor = createPortaDoTor(http, config);
  encerrar.depois(tor.parar);
  const portaDasMedidas = createPortaDasMedidas(config, escreverMedidas, platform.log);
  encerrar.depois(portaDasMedidas.parar);
  encerrar.depois(() => fecharHttp(http));
  await ouvirAvisos();
  if (isDoInicio) {
    // Only a demonstration reads what fills it.
    const dizer = config.seed === 'none' ? [] : await (await import('./semear.ts')).semear(platform);
    inicio.aoPreparar(dizer);
    await enqueueDoInicio(db, jobs);
  }
  await http.listen({ port: config.port, host: config.host });
  await tor.ouvir();
  await portaDasMedidas.ouvir();
  const runner = await startJobs(platform, pool, jobs, {
    aoMesmoTempo: trabalhosDeCadaProcesso(config.processos),
    aoTrabalharComo: inicio.aoTrabalharComo,
  });
  trabalhos.push(() => runner.stop());
  const agenda = seguirAgenda(platform, jobs);
  trabalhos.push(agenda.parar);
  // The first thing done at the end: told as not ready while it still answers all.
  encerrar.depois(() => saida.anunciar(config.esperaAoEncerrar));
  const address = http.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    soltarTrabalhos: (de) => soltarTrabalhos(db, de),
  };
};
