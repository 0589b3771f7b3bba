import { sendCacheable } from '#capabilities/tabela-apoio/server/index.ts';
import { type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { assuntoContract } from '../contract.ts';
import { listAssuntos } from './assunto-repository.ts';
import { sugerir } from './sugerir.ts';

export const assuntoCapability = ({ db }: Pick<Platform, 'db'>): Routes =>
  routes(assuntoContract, {
    'GET /app-web/v1/assuntos': async (context) => sendCacheable(context, await listAssuntos(db)),
    'POST /app-web/v1/assuntos/sugestoes': ({ body }) => sugerir(db, body),
  });
