import { type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { saudeDaPlataformaContract } from '../contract.ts';
import { type Fontes, mostrarSaude } from './mostrar-saude.ts';

export const saudeDaPlataformaCapability = (platform: Platform, fontes: Fontes): Routes =>
  routes(saudeDaPlataformaContract, {
    'GET /app-web/v1/saude-da-plataforma': ({ usuario }) => mostrarSaude(platform, fontes, usuario),
  });

export { createLerFiguras } from './ler-figuras.ts';
export { retratarFiguras } from './medidas-das-figuras.ts';
export type { Fontes as FontesDaSaude } from './mostrar-saude.ts';
