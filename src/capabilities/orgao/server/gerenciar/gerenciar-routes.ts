import { FEITO } from '#kernel/campos.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import type { gerenciarOrgaosContract } from '../../contract.ts';
import { indicarAutoridades, listAutoridades } from './autoridades.ts';
import { cadastrarOrgao } from './cadastrar-orgao.ts';
import { cancelarTrocaDoEmail, confirmarEmailDoOrgao } from './email-do-orgao.ts';
import { listUnidadesSiorg } from './gerenciar-repository.ts';
import { inativarOrgao, reativarOrgao } from './inativar-orgao.ts';
import { listGerenciados } from './list-gerenciados.ts';
import { mudarDados } from './mudar-dados.ts';
import { mudarFormularios } from './mudar-formularios.ts';
import { mudarMonitoramento } from './mudar-monitoramento.ts';
import { criarServico, listServicos, mudarServico, ordenarServicos } from './servicos.ts';
import { criarUnidade, listUnidades, mudarUnidade } from './unidades.ts';
import { verGerenciado } from './ver-gerenciado.ts';

export const gerenciarHandlers = (platform: Platform): Handlers<typeof gerenciarOrgaosContract> => ({
  'GET /app-web/v1/gerenciar/orgaos': ({ usuario, query }) => listGerenciados(platform, usuario, query),

  'POST /app-web/v1/gerenciar/orgaos': ({ usuario, body }) => cadastrarOrgao(platform, usuario, body),

  'GET /app-web/v1/gerenciar/orgaos/:idOuvidoria': ({ usuario, params }) =>
    verGerenciado(platform, usuario, params.idOuvidoria),

  'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria': ({ usuario, params, body }) =>
    mudarDados(platform, usuario, params.idOuvidoria, body),

  'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/confirmar-email': async ({ usuario, params, body }) => {
    await confirmarEmailDoOrgao(platform, usuario, params.idOuvidoria, body.token);
    return FEITO;
  },

  'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/cancelar-email': async ({ usuario, params }) => {
    await cancelarTrocaDoEmail(platform, usuario, params.idOuvidoria);
    return FEITO;
  },

  'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/inativar': async ({ usuario, params, body }) => {
    await inativarOrgao(platform, usuario, params.idOuvidoria, body.versao);
    return FEITO;
  },

  'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/reativar': async ({ usuario, params, body }) => {
    await reativarOrgao(platform, usuario, params.idOuvidoria, body.versao);
    return FEITO;
  },

  'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/monitoramento': async ({ usuario, params, body }) => {
    await mudarMonitoramento(platform, usuario, params.idOuvidoria, body);
    return FEITO;
  },

  'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/formularios': async ({ usuario, params, body }) => {
    await mudarFormularios(platform, usuario, params.idOuvidoria, body);
    return FEITO;
  },

  'GET /app-web/v1/gerenciar/orgaos/:idOuvidoria/autoridades': ({ usuario, params }) =>
    listAutoridades(platform, usuario, params.idOuvidoria),

  'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/autoridades/:idInstancia': async ({
    usuario,
    params: { idOuvidoria, idInstancia },
    body,
  }) => {
    await indicarAutoridades(platform, usuario, idOuvidoria, { idInstancia, ...body });
    return FEITO;
  },

  'GET /app-web/v1/gerenciar/orgaos/:idOuvidoria/unidades': ({ usuario, params }) =>
    listUnidades(platform, usuario, params.idOuvidoria),

  'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/unidades': ({ usuario, params, body }) =>
    criarUnidade(platform, usuario, params.idOuvidoria, body),

  'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/unidades/:idUnidade': async ({
    usuario,
    params: { idOuvidoria, idUnidade },
    body,
  }) => {
    await mudarUnidade(platform, usuario, idOuvidoria, { idUnidade, ...body });
    return FEITO;
  },

  'GET /app-web/v1/gerenciar/orgaos/:idOuvidoria/servicos': ({ usuario, params }) =>
    listServicos(platform, usuario, params.idOuvidoria),

  'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/servicos': ({ usuario, params, body }) =>
    criarServico(platform, usuario, params.idOuvidoria, body),

  'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/servicos/:idServico': async ({
    usuario,
    params: { idOuvidoria, idServico },
    body,
  }) => {
    await mudarServico(platform, usuario, idOuvidoria, { idServico, ...body });
    return FEITO;
  },

  'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/ordem-dos-servicos': async ({ usuario, params, body }) => {
    await ordenarServicos(platform, usuario, params.idOuvidoria, body.servicos);
    return FEITO;
  },

  'GET /app-web/v1/gerenciar/unidades-siorg': ({ query }) => listUnidadesSiorg(platform.db, query.busca),
});
