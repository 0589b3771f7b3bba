import { type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { prazoContract } from '../contract.ts';
import { findHoraDeCorte, simularPrazo } from './simular-prazo.ts';

export const simuladorDePrazoCapability = (platform: Pick<Platform, 'db' | 'config'>): Routes =>
  routes(prazoContract, {
    'GET /app-web/v1/prazos/hora-de-corte': () => findHoraDeCorte(platform),
    'GET /app-web/v1/prazos/simular': ({ query }) => simularPrazo(platform, query),
  });
