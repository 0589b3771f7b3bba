import { FEITO } from '#kernel/campos.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import type { GovbrClient } from '#server/sign-on/govbr-client.ts';
import type { sessaoContract } from '../contract.ts';
import { menuCompleto } from '../domain/menus.ts';
import type { createEmpresas } from './empresas.ts';
import type { createEntrarComGovbr } from './entrar-com-govbr.ts';
import type { createEntrarComSenha } from './entrar-com-senha.ts';
import { sair } from './sair.ts';
import { toDadosAutenticacao } from './sessao-presenter.ts';
import type { Sessoes } from './sessoes.ts';
import { trocarPerfil } from './trocar-perfil.ts';

interface Parts {
  readonly platform: Platform;
  readonly sessoes: Sessoes;
  readonly govbr: GovbrClient;
  readonly entrarComSenha: ReturnType<typeof createEntrarComSenha>;
  readonly entrarComGovbr: ReturnType<typeof createEntrarComGovbr>;
  readonly empresas: ReturnType<typeof createEmpresas>;
}

export const sessaoHandlers = (parts: Parts): Handlers<typeof sessaoContract> => {
  const { platform, sessoes, govbr, entrarComSenha, entrarComGovbr, empresas } = parts;
  return {
    'GET /app-web/v1/usuarios/dadosautenticacao': async ({ request }) =>
      toDadosAutenticacao(sessoes.current(request)),

    'GET /app-web/v1/rotas': async ({ usuario }) =>
      menuCompleto(usuario?.idPerfil ?? Perfil.publico, platform.config.instalacao).map(
        ({ group, ...rest }) => ({ ...rest, ...(group && { group: [...group] }) }),
      ),

    'POST /app-web/v1/usuarios/login': async ({ request, reply, body }) =>
      toDadosAutenticacao(await entrarComSenha(request, reply, body)),

    'POST /app-web/v1/logout': async ({ request, reply }) => ({
      ...FEITO,
      urlLogoutGovbr: await sair(platform, sessoes, govbr, request, reply),
    }),

    'POST /app-web/v1/sessao/manter': async ({ request }) => {
      const { expiraEm, limiteEm } = sessoes.current(request);
      return { sessaoExpiraEm: expiraEm.toISOString(), sessaoLimiteEm: limiteEm.toISOString() };
    },

    'POST /app-web/v1/usuarios/perfilouvidoria/:idUsuarioPerfilOuvidoria': async ({ request, params }) => {
      await trocarPerfil(platform, sessoes.current(request), params.idUsuarioPerfilOuvidoria);
      return toDadosAutenticacao(await sessoes.reload(request));
    },

    'POST /app-web/v1/empresas/login': async ({ request, reply, body }) =>
      toDadosAutenticacao(await empresas.entrar(request, reply, body)),

    'GET /app-web/v1/govbr-servicos/empresas/:cpf': async ({ request, params }) =>
      empresas.listar(request, params.cpf),

    'GET /app-web/v1/govbr/entrar': async ({ request, reply, query }) =>
      entrarComGovbr.entrar(request, reply, query),

    'GET /app-web/v1/govbr/retorno': async ({ request, reply }) => entrarComGovbr.retornar(request, reply),
  };
};
