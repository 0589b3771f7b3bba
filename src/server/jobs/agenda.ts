import { setTimeout } from 'node:timers/promises';
import { parseCronItem } from 'graphile-worker';
import { hours, minutes } from '../clock.ts';
import type { Platform } from '../platform.ts';
import { advanceAgenda, listAgenda } from './agenda-repository.ts';
import { enqueue, type Job } from './jobs.ts';

type Marca = (momento: number) => boolean;

/** Whether a cron expression names the minute of a moment; in UTC, as the expressions are. */
const marcaDe = (nome: string, cron: string): Marca => {
  const { match } = parseCronItem({ task: nome, match: cron });
  return (momento) => {
    const data = new Date(momento);
    return match({
      min: data.getUTCMinutes(),
      hour: data.getUTCHours(),
      date: data.getUTCDate(),
      month: data.getUTCMonth() + 1,
      dow: data.getUTCDay(),
    });
  };
};

/** How far back a missed minute is looked for: every job runs at least once a week. */
const ALCANCE = hours(24 * 8);

/** The last minute after `ate` and until `agora` that the expression names; null if there is none. */
export const ultimaMarca = (nome: string, cron: string, ate: number, agora: number): number | null => {
  const marca = marcaDe(nome, cron);
  const passado = Math.max(ate, agora - ALCANCE);
  for (let minuto = agora - (agora % minutes(1)); minuto > passado; minuto -= minutes(1))
    if (marca(minuto)) return minuto;
  return null;
};

/** The clock of a demonstration was set back; a few seconds are the difference between two machines. */
const voltou = (ate: number, agora: number): boolean => ate - agora > hours(1);

/**
 * Starts what the platform's clock says is due, once on all instances. Nights that passed while no
 * server ran, or that a demonstration skipped, are one run: every job does what is due by now.
 */
export const passarAgenda = async ({ db, clock }: Platform, jobs: readonly Job[]): Promise<void> => {
  const agora = clock.now().getTime();
  const feitos = new Map((await listAgenda(db)).map(({ nome, ate }) => [nome, ate.getTime()]));
  for (const { name, cron } of jobs) {
    if (!cron) continue;
    const ate = feitos.get(name) ?? null;
    const marca = ate === null || voltou(ate, agora) ? agora : ultimaMarca(name, cron, ate, agora);
    if (marca === null) continue;
    const isDeAgora = ate !== null && marca > ate;
    await db.transaction().execute(async (tx) => {
      if ((await advanceAgenda(tx, name, ate, marca)) && isDeAgora)
        await enqueue(tx, name, {}, `agenda:${name}`);
    });
  }
};

/** Real time between two looks at the platform's clock. */
const INTERVALO = 15_000;

/** Looks at the clock again and again until it is stopped; a look that fails is tried again. */
export const seguirAgenda = (platform: Platform, jobs: readonly Job[]) => {
  const fim = new AbortController();
  const olhar = async (): Promise<void> => {
    while (!fim.signal.aborted) {
      await passarAgenda(platform, jobs).catch((error: unknown) =>
        platform.log.error(error, 'A agenda dos trabalhos não pôde ser lida'),
      );
      await setTimeout(INTERVALO, undefined, { signal: fim.signal }).catch(() => undefined);
    }
  };
  const olhando = olhar();
  return {
    parar: async (): Promise<void> => {
      fim.abort();
      await olhando;
    },
  };
};
