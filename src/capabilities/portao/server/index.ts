import { type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { portaoContract } from '../contract.ts';
import { deleteLimitesVencidos } from './carga-repository.ts';
import { desafioDaPorta } from './cobrar-na-porta.ts';

export { cobrarNaPorta, pagarComEspera } from './cobrar-na-porta.ts';
export { contarDaConta } from './conta-por-hora.ts';
export { novoFormulario, readFormulario } from './formulario-assinado.ts';

export const portaoCapability = (platform: Platform): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(portaoContract, {
    'GET /app-web/v1/portao/desafio': ({ query, request }) => desafioDaPorta(platform, query.para, request),
  }),
  jobs: [
    {
      name: 'limpar-limites-vencidos',
      cron: '41 * * * *',
      run: () => deleteLimitesVencidos(platform.db, platform.clock.now()),
    },
  ],
});
