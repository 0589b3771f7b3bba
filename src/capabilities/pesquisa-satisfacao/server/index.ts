import { trocarLink } from '#capabilities/codigo-acesso/server/index.ts';
import { manifestacaoNaoEncontrada } from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { pesquisaContract } from '../contract.ts';
import { verPesquisa } from './ver-pesquisa.ts';
import { verResultados } from './ver-resultados.ts';

const handlers = (platform: Platform): Handlers<typeof pesquisaContract> => ({
  'GET /app-web/v1/pesquisa-satisfacao/resultados': ({ usuario, query }) =>
    verResultados(platform, usuario, query),

  'POST /app-web/v1/manifestacoes/:idManifestacao/pesquisa/abrir': async ({
    params,
    body,
    ...naResposta
  }) => {
    const link = { ...params, ...body, finalidade: 'pesquisa' } as const;
    if (!(await trocarLink(platform, naResposta, link))) throw manifestacaoNaoEncontrada();
    return FEITO;
  },

  'GET /app-web/v1/manifestacoes/:idManifestacao/pesquisa': ({ params, ...pedido }) =>
    verPesquisa(platform, quemAge(platform, pedido, 'pesquisa'), params.idManifestacao),
});

export const pesquisaSatisfacaoCapability = (platform: Platform): Routes =>
  routes(pesquisaContract, handlers(platform));

export { linkDaPesquisa } from './link-da-pesquisa.ts';
