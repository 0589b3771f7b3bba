import { type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { orgaoContract } from '../contract.ts';
import { orgaoNaoEncontrado } from '../domain/orgao-errors.ts';
import { buscarOrgaos } from './buscar-orgaos.ts';
import { findRotaOrgao } from './find-rota-orgao.ts';
import { presentOrgao } from './orgao-presenter.ts';
import { findOrgao } from './orgao-repository.ts';

export const orgaoRoutes = (platform: Platform): Routes =>
  routes(orgaoContract, {
    'GET /app-web/v1/orgaos': ({ query }) => buscarOrgaos(platform.db, query),
    'GET /app-web/v1/orgaos/:idOuvidoria': async ({ params }) => {
      const row = await findOrgao(platform.db, params.idOuvidoria);
      if (!row) throw orgaoNaoEncontrado();
      return presentOrgao(row);
    },
    'GET /app-web/v1/rota-cadastrar-orgao': ({ query, usuario }) =>
      findRotaOrgao(platform, usuario, query.idOuvidoria, 'cadastro'),
    'GET /app-web/v1/rota-unidades-orgao': ({ query, usuario }) =>
      findRotaOrgao(platform, usuario, query.idOuvidoria, 'unidades'),
  });
