import { type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { assuntoContract } from '../contract.ts';
import { moverCasosJob } from './mover-casos.ts';
import { assuntoHandlers } from './routes.ts';

export const assuntoCapability = (platform: Platform): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(assuntoContract, assuntoHandlers(platform)),
  jobs: [moverCasosJob(platform)],
});

export { findAssuntoVigente } from './assunto-repository.ts';
export { listFavoritos } from './favorito-repository.ts';
export { sugerir } from './sugerir.ts';
