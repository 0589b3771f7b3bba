import type { Routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { tabelaApoioRoutes } from './routes.ts';

export const tabelaApoioCapability = (platform: Platform): Routes => tabelaApoioRoutes(platform);

export { findLugar } from './find-lugar.ts';
export { sendCacheable } from './http-cache.ts';
