import type { Readable } from 'node:stream';
import { FEITO } from '#kernel/campos.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { orgaoSiorgContract } from '../contract.ts';
import { aplicarImportacao, descartarImportacao, proporDoArquivo, proporDoServico } from './importar.ts';
import { abrirImportacao, listImportacoes, listMudancas } from './list-importacoes.ts';
import { abrirUnidade, buscarUnidades, listFilhas } from './list-unidades.ts';
import { cadastrarUnidade, mudarSituacao, mudarUnidade } from './mudar-unidade.ts';

const handlers = (platform: Platform): Handlers<typeof orgaoSiorgContract> => ({
  'GET /app-web/v1/orgaos-siorg': ({ query: { busca, situacao, cursor } }) =>
    buscarUnidades(platform.db, { busca, situacao, cursor }),

  'GET /app-web/v1/orgaos-siorg/filhas': ({ query }) => listFilhas(platform.db, query),

  'GET /app-web/v1/orgaos-siorg/:codigo': ({ params }) => abrirUnidade(platform.db, params.codigo),

  'POST /app-web/v1/orgaos-siorg': ({ body, usuario }) => cadastrarUnidade(platform, usuario, body),

  'PUT /app-web/v1/orgaos-siorg/:codigo': async ({ params, body, usuario }) => {
    await mudarUnidade(platform, usuario, params.codigo, body);
    return FEITO;
  },

  'POST /app-web/v1/orgaos-siorg/:codigo/inativar': async ({ params, body, usuario }) => {
    await mudarSituacao(platform, usuario, { ...params, ...body, ativo: false });
    return FEITO;
  },

  'POST /app-web/v1/orgaos-siorg/:codigo/reativar': async ({ params, body, usuario }) => {
    await mudarSituacao(platform, usuario, { ...params, ...body, ativo: true });
    return FEITO;
  },

  'GET /app-web/v1/orgaos-siorg/importacoes': ({ query }) => listImportacoes(platform, query.cursor),

  'POST /app-web/v1/orgaos-siorg/importacoes': ({ query, request, usuario }) =>
    proporDoArquivo(platform, usuario, { ...query, corpo: request.body as Readable | undefined }),

  'POST /app-web/v1/orgaos-siorg/importacoes/do-servico': ({ usuario }) => proporDoServico(platform, usuario),

  'GET /app-web/v1/orgaos-siorg/importacoes/:idImportacao': ({ params }) =>
    abrirImportacao(platform.db, params.idImportacao),

  'GET /app-web/v1/orgaos-siorg/importacoes/:idImportacao/mudancas': ({ params, query }) =>
    listMudancas(platform.db, params.idImportacao, query),

  'POST /app-web/v1/orgaos-siorg/importacoes/:idImportacao/aplicar': async ({ params, usuario }) => {
    await aplicarImportacao(platform, usuario, params.idImportacao);
    return FEITO;
  },

  'POST /app-web/v1/orgaos-siorg/importacoes/:idImportacao/descartar': async ({ params, usuario }) => {
    await descartarImportacao(platform, usuario, params.idImportacao);
    return FEITO;
  },
});

/** The federal directory of organisations (SIORG). */
export const orgaoSiorgCapability = (platform: Platform): Routes =>
  routes(orgaoSiorgContract, handlers(platform));
