import { Perfil } from '#kernel/perfil.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { menuCompleto } from '../domain/menus.ts';
import { perfilContract } from '../rotas-contract.ts';

const handlers = ({ config }: Platform): Handlers<typeof perfilContract> => ({
  'GET /app-web/v1/rotas': async ({ usuario }) =>
    menuCompleto(usuario?.idPerfil ?? Perfil.publico, config.instalacao).map(({ group, ...rest }) => ({
      ...rest,
      ...(group && { group: [...group] }),
    })),
});

export const perfilCapability = (platform: Platform): Routes => routes(perfilContract, handlers(platform));
