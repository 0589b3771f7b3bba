import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { feriadoContract } from '../contract.ts';
import { listFeriados, verCalendario } from './list-feriados.ts';
import { verDias } from './lugares.ts';
import { mudarCalendario } from './mudar-calendario.ts';
import { propostasPara } from './planejar-mudanca.ts';
import { verPrazosDaPrevia } from './prazos-da-previa.ts';
import { recontarFeriadoJob } from './recontar-feriado.ts';
import type { Vizinhos } from './recontaveis.ts';
import { verFeriado, verPrazosMovidos, verRecontagens } from './ver-feriado.ts';
import { verPrevia } from './ver-previa.ts';

const handlers = (platform: Platform, { recontaveis }: Vizinhos): Handlers<typeof feriadoContract> => ({
  'GET /app-web/v1/feriados': ({ query }) => listFeriados(platform, query),

  'GET /app-web/v1/feriados/calendario': ({ query }) => verCalendario(platform, query),

  'GET /app-web/v1/feriados/importacao': async ({ query }) => {
    const vistas = await verDias(platform.db, await propostasPara(platform.db, query.ano));
    return vistas.map(({ dia: { chave, origem, situacao }, visto }) => ({
      ...visto,
      chave,
      origem,
      situacao,
    }));
  },

  'GET /app-web/v1/feriados/:idFeriado': ({ params }) => verFeriado(platform, params.idFeriado),

  'GET /app-web/v1/feriados/:idFeriado/recontagens': ({ params, usuario }) =>
    verRecontagens(platform, usuario, params.idFeriado),

  'GET /app-web/v1/feriados/:idFeriado/prazos': ({ params, query, usuario }) =>
    verPrazosMovidos(platform, usuario, params.idFeriado, query),

  'POST /app-web/v1/feriados/previa/prazos': ({ body, usuario }) =>
    verPrazosDaPrevia(platform, usuario, recontaveis, body),

  'POST /app-web/v1/feriados/previa': ({ body, usuario }) => verPrevia(platform, usuario, recontaveis, body),

  'POST /app-web/v1/feriados': ({ usuario, body }) =>
    mudarCalendario(platform, usuario, body.pedido, body.confirmado),
});

export const feriadoCapability = (
  platform: Platform,
  vizinhos: Vizinhos,
): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(feriadoContract, handlers(platform, vizinhos)),
  jobs: [recontarFeriadoJob(platform, vizinhos)],
});

/** The calendars that other capabilities count by. */

export {
  type CalendarioDe,
  calendarioDaOuvidoria,
  calendarioDoCaso,
  calendarioNacional,
  calendariosDe,
  calendariosDoBanco,
} from './calendarios.ts';
export { isRecontando } from './recontar-feriado.ts';
export { compararPrazos, type PrazosRecontaveis, type Recontar } from './recontaveis.ts';
