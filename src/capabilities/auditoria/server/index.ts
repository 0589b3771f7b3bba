import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { auditoriaContract } from '../contract.ts';
import type { AlertarAdulteracao } from './avisar-adulteracao.ts';
import { consultarAuditoria, mostrarEstado } from './consultar-auditoria.ts';
import { encadearAuditoriaJob } from './encadear-auditoria.ts';
import { exportarAuditoria } from './exportar-auditoria.ts';
import { verificarAuditoriaJob } from './verificar-auditoria.ts';

const handlers = (platform: Platform): Handlers<typeof auditoriaContract> => ({
  'GET /app-web/v1/auditoria': ({ usuario, query }) => consultarAuditoria(platform, usuario, query),
  'GET /app-web/v1/auditoria/estado': () => mostrarEstado(platform),
  'GET /app-web/v1/auditoria/exportar': async ({ usuario, query, reply }) => {
    const nome = `auditoria-${toIsoDate(localDate(platform.clock.now().getTime()))}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${nome}"`)
      .send(await exportarAuditoria(platform, usuario, query));
  },
});

export const auditoriaCapability = (
  platform: Platform,
  alertar: AlertarAdulteracao,
): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(auditoriaContract, handlers(platform)),
  jobs: [encadearAuditoriaJob(platform), verificarAuditoriaJob(platform, alertar)],
});

export type { LinhaResumida } from '../domain/encadeamento.ts';
export { auditar, type Responsavel } from './auditar.ts';
export { insertHistorico, insertVisualizacao, type VistaGravada } from './auditoria-repository.ts';
export { type HistoricoCopiado, ligarCopia, resumirCopia } from './copia/encadear-copia.ts';
export {
  APROVACAO_DA_ELIMINACAO,
  ELIMINACAO,
  explicarEliminadas,
  isListagemAprovada,
  listSemElo,
  marcarListagem,
  pedirVerificacao,
  TERMO_DE_ELIMINACAO,
} from './eliminadas.ts';
export { encadearAuditoria } from './encadear-auditoria.ts';
export { seguirAuditoria } from './seguir-auditoria.ts';
export { verificarAuditoria } from './verificar-auditoria.ts';
