import type { Routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { orgaoRoutes } from './routes.ts';

export const orgaoCapability = (platform: Platform): Routes => orgaoRoutes(platform);
