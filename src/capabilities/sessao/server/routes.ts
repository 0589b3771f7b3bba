import { insertHistorico } from '#capabilities/usuario/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import type { GovbrClient } from '#server/sign-on/govbr-client.ts';
import type { sessaoContract } from '../contract.ts';
import type { createEmpresas } from './empresas.ts';
import type { createEntrarComGovbr } from './entrar-com-govbr.ts';
import type { createEntrarComSenha } from './entrar-com-senha.ts';
import { toDadosAutenticacao } from './sessao-presenter.ts';
import { findTokensGovbr } from './sessao-repository.ts';
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
  const { db, clock, config } = platform;
  return {
    'GET /app-web/v1/usuarios/dadosautenticacao': async ({ request }) =>
      toDadosAutenticacao(sessoes.current(request)),

    'POST /app-web/v1/usuarios/login': async ({ request, reply, body }) =>
      toDadosAutenticacao(await entrarComSenha(request, reply, body)),

    'POST /app-web/v1/logout': async ({ request, reply, usuario }) => {
      const sessao = sessoes.find(request);
      const isGovbr = sessao !== undefined && (await findTokensGovbr(db, sessao.hash)) !== null;
      await sessoes.end(request, reply);
      if (usuario) {
        await insertHistorico(db, {
          idUsuario: usuario.idUsuario,
          acao: 'Saída',
          idResponsavel: usuario.idUsuario,
          ocorridoEm: clock.now(),
        });
      }
      const origin = browserOrigin(request, config);
      const url = isGovbr ? await govbr.logoutUrl({ origin, returnTo: `${origin}/web/login` }) : null;
      return { ...FEITO, urlLogoutGovbr: url };
    },

    'POST /app-web/v1/sessao/manter': async ({ request }) => ({
      sessaoExpiraEm: sessoes.current(request).expiraEm.toISOString(),
    }),

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
