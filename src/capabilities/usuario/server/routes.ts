import { FEITO } from '#kernel/campos.ts';
import { invalid } from '#kernel/errors.ts';
import { descricaoPerfil, isIdPerfil } from '#kernel/perfil.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import type { usuarioContract } from '../contract.ts';
import { trocaDeSenhaAtual } from '../domain/senha.ts';
import { usuarioNaoEncontrado } from '../domain/usuario-errors.ts';
import { createCadastro } from './cadastro.ts';
import { criarUsuario } from './criar-usuario.ts';
import type { EfeitosNaSessao } from './efeitos-na-sessao.ts';
import { createSenhas } from './senhas.ts';
import { linkDoUsuario } from './usuario-presenter.ts';
import { findUsuario, listUsuarios } from './usuario-repository.ts';

type UsuarioListado = Awaited<ReturnType<typeof listUsuarios>>[number];

const toLista = (row: UsuarioListado) => ({
  idUsuario: row.id,
  login: row.login,
  nome: row.nome,
  email: row.email,
  bloqueado: row.bloqueado_em !== null,
  ultimoAcessoEm: row.ultimo_acesso_em?.toISOString() ?? null,
  perfis: row.perfis.map(({ idPerfil, sigla }) => ({
    idPerfil,
    descPerfil: isIdPerfil(idPerfil) ? descricaoPerfil[idPerfil] : '',
    ouvidoria: sigla,
  })),
});

/** The unpaged list of the original's call; a larger office pages through /usuarios/gerenciar. */
const LISTA_MAXIMA = 500;

export const usuarioHandlers = (
  platform: Platform,
  efeitos: EfeitosNaSessao,
): Handlers<typeof usuarioContract> => {
  const { db, config } = platform;
  const senhas = createSenhas(platform, efeitos);
  const cadastro = createCadastro(platform, efeitos);
  return {
    'GET /app-web/v1/usuarios': async ({ usuario }) =>
      (await listUsuarios(db, usuario, { limite: LISTA_MAXIMA })).map(toLista),

    'POST /app-web/v1/usuarios/gerenciar': async ({ usuario, body }) => {
      const rows = await listUsuarios(db, usuario, { ...body, limite: body.limite + 1 });
      const page = rows.slice(0, body.limite);
      return {
        usuarios: page.map(toLista),
        proximo: rows.length > body.limite ? (page.at(-1)?.id ?? null) : null,
      };
    },

    'GET /app-web/v1/usuarios/dadosbasicos': async ({ usuario }) => {
      const row = await findUsuario(db, usuario.idUsuario);
      if (!row) throw usuarioNaoEncontrado();
      return {
        linkUsuario: linkDoUsuario(config, usuario),
        nome: row.nome,
        nomeSocial: row.nome_social,
        email: row.email,
        telefone: row.telefone,
      };
    },

    'POST /app-web/v1/usuarios/criar': async ({ body, request }) => {
      await criarUsuario(platform, browserOrigin(request, config), body);
      return FEITO;
    },

    'POST /app-web/v1/usuarios/salvar': async ({ usuario, body }) => {
      await cadastro.salvar(usuario, body);
      return FEITO;
    },

    'POST /app-web/v1/usuarios/excluir': async ({ usuario, body }) => {
      await cadastro.excluir(usuario, body?.idUsuario);
      return FEITO;
    },

    'POST /app-web/v1/usuarios/reset_password': async ({ query, request }) => {
      await senhas.pedirLink(browserOrigin(request, config), query.login);
      return FEITO;
    },

    'POST /app-web/v1/usuarios/troca-senha': async ({ usuario, body, request }) => {
      await senhas.trocarNoPrimeiroAcesso(usuario, body.novaSenha, request);
      return FEITO;
    },

    'GET /app-web/v1/usuario': async ({ query }) => {
      const { id, login } = await senhas.donoDoLink(query.url);
      return { idUsuario: id, login };
    },

    'POST /app-web/v1/usuario/troca-senha': async ({ query, body }) => {
      await senhas.trocarPeloLink(query.idUsuario, query.urlEsqueciSenha, body.novaSenha);
      return FEITO;
    },

    'POST /app-web/v1/usuario/alterarsenhaatual': async ({ usuario, query, body, request }) => {
      const parsed = trocaDeSenhaAtual.safeParse({ ...query, ...body });
      if (!parsed.success) {
        const campos = camposComErro(parsed.error);
        throw invalid('entrada.invalida', Object.values(campos)[0] ?? 'Campo inválido!', { campos });
      }
      await senhas.trocarSabendoAAtual(usuario, parsed.data.senhaAtual, parsed.data.novaSenha, request);
      return FEITO;
    },

    'POST /app-web/v1/usuario/ativar': async ({ query }) => {
      await cadastro.ativar(query.token);
      return FEITO;
    },

    'PATCH /app-web/v1/usuarios/documento-identificacao': async ({ usuario, body, request }) => {
      await cadastro.trocarDocumento(usuario, body, request);
      return FEITO;
    },
  };
};
