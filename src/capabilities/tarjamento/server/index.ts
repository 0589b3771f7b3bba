import { type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { tarjamentoContract } from '../contract.ts';
import { tarjamentoHandlers } from './routes.ts';

export const tarjamentoCapability = (platform: Platform): Routes =>
  routes(tarjamentoContract, tarjamentoHandlers(platform));
