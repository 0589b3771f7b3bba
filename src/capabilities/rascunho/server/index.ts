import { valorDe } from '#capabilities/configuracao/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import { days } from '#server/clock.ts';
import { marcaDosRascunhos } from '#server/crypto/dono.ts';
import type { Db } from '#server/db/database.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { rascunhoContract } from '../contract.ts';
import { rascunhoNaoEncontrado } from '../domain/rascunho-errors.ts';
import { abrirRascunho, listRascunhos } from './abrir-rascunho.ts';
import { guardarRascunho } from './guardar-rascunho.ts';
import { deleteRascunho, deleteRascunhosParados } from './rascunho-repository.ts';

export { listRascunhos } from './abrir-rascunho.ts';
export { deleteRascunhosDoDono } from './rascunho-repository.ts';
export { separarRascunhos } from './separar-rascunhos.ts';

const handlers = (platform: Platform): Handlers<typeof rascunhoContract> => ({
  'GET /app-web/v1/rascunhos': ({ usuario }) =>
    listRascunhos(platform, marcaDosRascunhos(platform, usuario.idUsuario)),
  'GET /app-web/v1/rascunhos/:idRascunho': ({ usuario, params }) =>
    abrirRascunho(platform, marcaDosRascunhos(platform, usuario.idUsuario), params.idRascunho),
  'PUT /app-web/v1/rascunhos/:idRascunho': ({ usuario, params, body: { versao, ...rascunho } }) =>
    guardarRascunho(platform, {
      id: params.idRascunho,
      dono: marcaDosRascunhos(platform, usuario.idUsuario),
      versao,
      rascunho,
    }),
  'DELETE /app-web/v1/rascunhos/:idRascunho': async ({ usuario, params }) => {
    const dono = marcaDosRascunhos(platform, usuario.idUsuario);
    if (!(await deleteRascunho(platform.db, dono, params.idRascunho))) throw rascunhoNaoEncontrado();
    return FEITO;
  },
});

export const rascunhoCapability = (platform: Platform): Routes & { jobs: readonly Job[] } => ({
  ...routes(rascunhoContract, handlers(platform)),
  jobs: [
    {
      name: 'limpar-rascunhos',
      cron: '41 5 * * *',
      run: async () => {
        const guardados = await valorDe(platform.db, 'retencao.rascunhos');
        await deleteRascunhosParados(platform.db, new Date(platform.clock.now().getTime() - days(guardados)));
      },
    },
  ],
});

/** Called in the filing's transaction: what was sent is no draft. A missing one is no error. */
export const apagarRascunho = async (tx: Db, dono: Buffer, idRascunho: string): Promise<void> => {
  await deleteRascunho(tx, dono, idRascunho);
};
