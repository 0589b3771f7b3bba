import { calendariosDoBanco, isRecontando } from '#capabilities/feriado/server/index.ts';
import { vencimentoDe } from '#kernel/prazo/vencimento.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { contagemCom } from './contagem.ts';
import { listParaContar } from './prazo-repository.ts';
import { recontarPrazo } from './recontar-prazo.ts';

/** Cases compared at a time, so that memory does not grow with the number of open cases. */
const POR_VEZ = 500;

/** Compares the term of every open case with today's calendars, and corrects those that differ. */
export const recontarPrazos = async (platform: Platform): Promise<void> => {
  const { db } = platform;
  const calendarioDe = calendariosDoBanco(db);
  const errados: number[] = [];
  let rows: Awaited<ReturnType<typeof listParaContar>>;
  let depoisDe = 0;
  do {
    rows = await listParaContar(db, depoisDe, POR_VEZ);
    for (const row of rows) {
      const { calendario, prazo } = await contagemCom(calendarioDe, row, row.eventos);
      if (vencimentoDe(calendario, prazo) !== row.prazo) errados.push(row.id);
    }
    depoisDe = rows.at(-1)?.id ?? depoisDe;
  } while (rows.length === POR_VEZ);
  await emCada(errados, (id) => recontarPrazo(platform, id));
};

/** Every night: the safety net of the recount that a changed holiday asks for. */
export const recontarPrazosJob = (platform: Platform): Job => ({
  name: 'recontar-prazos',
  cron: '40 3 * * *',
  run: async () => {
    if (!(await isRecontando(platform))) await recontarPrazos(platform);
  },
});
