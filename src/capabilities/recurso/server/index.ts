import { type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { recursoContract } from '../contract.ts';
import { selarEsclarecimentosJob } from './julgar/selar-esclarecimentos.ts';
import { avisarJanelasJob } from './prazos/avisar-janelas.ts';
import { lembrarRecursosJob } from './prazos/lembrar-recursos.ts';
import { recontarRecursosJob } from './prazos/recontar-recursos.ts';
import { recursoHandlers } from './routes.ts';

export const recursoCapability = (platform: Platform): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(recursoContract, recursoHandlers(platform)),
  jobs: [
    recontarRecursosJob(platform),
    lembrarRecursosJob(platform),
    avisarJanelasJob(platform),
    selarEsclarecimentosJob(platform),
  ],
});

/** For capabilities that build on appeals: finding one that a person may see, and acting on it. */

export { fazNoRecurso } from './agir-no-recurso.ts';
export { interporRecurso } from './interpor/interpor-recurso.ts';
export { assumir as assumirRecurso } from './julgar/assumir.ts';
export { conhecer as conhecerRecurso } from './julgar/conhecer.ts';
export { naoConhecer as naoConhecerRecurso } from './julgar/nao-conhecer.ts';
export { responder as responderRecurso } from './julgar/responder.ts';
export { impedidosDoRecurso } from './ler/impedidos-repository.ts';
export { findJulgador, listRecursosDaPessoa } from './ler/julgadores-repository.ts';
export { recursosDe, recursosInteiros } from './ler/read-recursos.ts';
export { findRecursoDoLeitor, lockRecursoDoLeitor } from './ler/recurso-do-leitor.ts';
export { recursoQueCabe } from './ler/recurso-que-cabe.ts';
export { prazosDosEsclarecimentos } from './prazos/prazos-dos-esclarecimentos.ts';
export { prazosDosRecursos } from './prazos/prazos-dos-recursos.ts';
export { updateRecurso } from './recurso-repository.ts';
