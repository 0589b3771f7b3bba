import { calendariosDoBanco, isRecontando } from '#capabilities/feriado/server/index.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { recontarEsclarecimento } from './prazos-dos-esclarecimentos.ts';
import { listParaContar, type RecursoAberto } from './prazos-repository.ts';
import { contarRecurso, recontarRecurso } from './recontar-recurso.ts';

/** Appeals compared at a time, so that memory does not grow with the number of open appeals. */
const POR_VEZ = 500;

/** Compares the term of every open appeal with today's calendar of the office that judges it. */
const recontarRecursos = async (platform: Platform): Promise<void> => {
  const { db } = platform;
  const calendarioDe = calendariosDoBanco(db);
  const errados: RecursoAberto[] = [];
  let rows: RecursoAberto[];
  let depoisDe = 0;
  do {
    rows = await listParaContar(db, depoisDe, POR_VEZ);
    for (const row of rows) {
      if ((await contarRecurso(calendarioDe, row))?.prazo !== row.prazo) errados.push(row);
    }
    depoisDe = rows.at(-1)?.id ?? depoisDe;
  } while (rows.length === POR_VEZ);
  await emCada(errados, async (row) => {
    if (row.perguntas)
      await recontarEsclarecimento(platform, { idRecurso: row.id, idManifestacao: row.id_manifestacao });
    await recontarRecurso(platform, row);
  });
};

/** Every night: the safety net of the recount that a changed holiday asks for. */
export const recontarRecursosJob = (platform: Platform): Job => ({
  name: 'recontar-recursos',
  cron: '50 3 * * *',
  run: async () => {
    if (!(await isRecontando(platform))) await recontarRecursos(platform);
  },
});
