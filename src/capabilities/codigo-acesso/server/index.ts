import { type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { codigoAcessoContract } from '../contract.ts';
import { deleteAcessosVencidos } from './chaves-repository.ts';
import { deleteVencidos } from './codigo-acesso-repository.ts';
import type { AnotarEntrega } from './entrega/entregar.ts';
import { codigoAcessoHandlers } from './routes.ts';

export { abrirSemProva } from './abrir-sem-prova.ts';
export {
  abrirChave,
  cookieDaChave,
  type FinalidadeDaChave,
  novoLink,
  trocarLink,
} from './chaves.ts';
export { isPedidoAberto } from './chaves-repository.ts';
export { cobrarProva, faltaProva, lerProva, type Prova } from './cobrar-prova.ts';
export { chaveDaEntregaDe, codigoDe, codigoNovo, hashDoCodigo } from './codigo.ts';
export { type Desafio, novoDesafio } from './desafio.ts';
export { type AnotarEntrega, prepararEntrega } from './entrega/entregar.ts';

export const codigoAcessoCapability = (
  platform: Platform,
  anotarEntrega: AnotarEntrega,
): Routes & { jobs: readonly Job[] } => ({
  ...routes(codigoAcessoContract, codigoAcessoHandlers(platform, anotarEntrega)),
  jobs: [
    {
      name: 'limpar-chaves-de-acesso',
      cron: '23 * * * *',
      run: async () => {
        const agora = platform.clock.now();
        await deleteAcessosVencidos(platform.db, agora);
        await deleteVencidos(platform.db, agora);
      },
    },
  ],
});
