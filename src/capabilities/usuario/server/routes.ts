import { FEITO } from '#kernel/campos.ts';
import { invalid } from '#kernel/errors.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { remetenteDe } from '#server/brake/remetente.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import type { usuarioContract } from '../contract.ts';
import { PREFERENCIAS_INICIAIS } from '../domain/cadastro.ts';
import { trocaDeSenhaAtual } from '../domain/senha.ts';
import { usuarioNaoEncontrado } from '../domain/usuario-errors.ts';
import { findPreferencias } from './cadastro-repository.ts';
import { confirmarEmail } from './conta/confirmar-email.ts';
import { createCriarUsuario } from './conta/criar-usuario.ts';
import { cancelarEmailPendente, createReenviarEmailPendente } from './conta/email-pendente.ts';
import { createFreioDeDocumentos } from './conta/freio-de-documentos.ts';
import { findEmailPendente } from './conta/token-repository.ts';
import { trocarDocumento } from './conta/trocar-documento.ts';
import { aceitarConvite, listMeusConvites, recusarConvite } from './convites/responder.ts';
import type { EfeitosNaSessao } from './efeitos-na-sessao.ts';
import { encerrarOutrasSessoes } from './encerrar-outras-sessoes.ts';
import { findCadastro } from './find-cadastro.ts';
import { listMeusAConfirmar } from './gestao/confirmar/list-a-confirmar.ts';
import { gestaoHandlers, quemGere } from './gestao/routes.ts';
import { createBaixarMeusDados } from './meus-dados/baixar-meus-dados.ts';
import type { OutrosDados } from './meus-dados/copia-dos-dados.ts';
import { excluirUsuario } from './meus-dados/excluir-usuario.ts';
import { listUsuarios } from './perfil-repository.ts';
import { createSalvarCadastro } from './salvar-cadastro.ts';
import { salvarEndereco } from './salvar-endereco.ts';
import { salvarPerfilCidadao } from './salvar-perfil-cidadao.ts';
import { salvarPreferencias } from './salvar-preferencias.ts';
import { createPedirNovaSenha } from './senha/pedir-nova-senha.ts';
import { createTrocarSenhaAtual } from './senha/trocar-senha-atual.ts';
import { trocarSenhaNoPrimeiroAcesso } from './senha/trocar-senha-no-primeiro-acesso.ts';
import { findDonoDoLink, trocarSenhaPeloLink } from './senha/trocar-senha-pelo-link.ts';
import { linkDoUsuario, toUsuarioDaLista } from './usuario-presenter.ts';
import { findUsuario } from './usuario-repository.ts';

/** The original's call has no paging; a larger office uses /usuarios/gerenciar. */
const LISTA_MAXIMA = 500;

export const usuarioHandlers = (
  platform: Platform,
  efeitos: EfeitosNaSessao,
  outrosDados: OutrosDados,
): Handlers<typeof usuarioContract> => {
  const { db, config, clock } = platform;
  const criarUsuario = createCriarUsuario(platform);
  const salvarCadastro = createSalvarCadastro(platform);
  const pedirNovaSenha = createPedirNovaSenha(platform);
  const reenviarEmailPendente = createReenviarEmailPendente(platform);
  const comFreioDeDocumentos = createFreioDeDocumentos(platform);
  const baixarMeusDados = createBaixarMeusDados(platform, outrosDados);
  const trocarSenhaAtual = createTrocarSenhaAtual(platform, efeitos);
  return {
    ...gestaoHandlers(platform, efeitos),

    'GET /app-web/v1/usuarios': async ({ usuario }) =>
      (await listUsuarios(db, usuario, LISTA_MAXIMA, clock.now())).map(toUsuarioDaLista),

    'GET /app-web/v1/usuarios/dadosbasicos': async ({ usuario }) => {
      const row = await findUsuario(db, usuario.idUsuario);
      if (!row) throw usuarioNaoEncontrado();
      return {
        linkUsuario: linkDoUsuario(config, usuario),
        nome: row.nome,
        nomeSocial: row.nome_social,
        email: row.email,
        emailPendente: await findEmailPendente(db, row.id, clock.now()),
        telefone: row.telefone,
      };
    },

    'GET /app-web/v1/usuarios/cadastro': ({ usuario }) => findCadastro(platform, usuario.idUsuario),

    'GET /app-web/v1/usuarios/meus-perfis-a-confirmar': ({ usuario }) =>
      listMeusAConfirmar(platform, usuario.idUsuario),

    'GET /app-web/v1/usuarios/meus-convites': ({ usuario }) => listMeusConvites(platform, usuario.idUsuario),

    'POST /app-web/v1/usuarios/meus-convites/:idUsuarioPerfilOuvidoria/aceitar': async ({
      usuario,
      params,
    }) => {
      await aceitarConvite(platform, usuario, params.idUsuarioPerfilOuvidoria);
      return FEITO;
    },

    'POST /app-web/v1/usuarios/meus-convites/:idUsuarioPerfilOuvidoria/recusar': async ({
      usuario,
      params,
    }) => {
      await recusarConvite(platform, usuario, params.idUsuarioPerfilOuvidoria);
      return FEITO;
    },

    'PUT /app-web/v1/usuarios/cadastro/endereco': async ({ usuario, body }) => {
      await salvarEndereco(platform, usuario.idUsuario, body);
      return FEITO;
    },

    'PUT /app-web/v1/usuarios/cadastro/perfil': async ({ usuario, body }) => {
      await salvarPerfilCidadao(platform, usuario.idUsuario, body);
      return FEITO;
    },

    'POST /app-web/v1/usuarios/email-pendente/reenviar': async ({ usuario, request }) => {
      await reenviarEmailPendente(usuario.idUsuario, browserOrigin(request, config));
      return FEITO;
    },

    'DELETE /app-web/v1/usuarios/email-pendente': async ({ usuario }) => {
      await cancelarEmailPendente(platform, usuario.idUsuario);
      return FEITO;
    },

    'GET /app-web/v1/usuarios/preferencias': async ({ usuario }) =>
      (await findPreferencias(db, usuario.idUsuario)) ?? PREFERENCIAS_INICIAIS,

    'PUT /app-web/v1/usuarios/preferencias': async ({ usuario, body }) => {
      await salvarPreferencias(platform, usuario.idUsuario, body);
      return FEITO;
    },

    'GET /app-web/v1/usuarios/sessoes': async ({ usuario, request }) => {
      const abertas = await efeitos.listAbertas(usuario.idUsuario, request);
      return abertas.map((sessao) => ({
        ...sessao,
        iniciadaEm: sessao.iniciadaEm.toISOString(),
        ultimaAtividadeEm: sessao.ultimaAtividadeEm.toISOString(),
      }));
    },

    'DELETE /app-web/v1/usuarios/sessoes/outras': async ({ usuario, request }) => {
      await encerrarOutrasSessoes(platform, efeitos, usuario.idUsuario, request);
      return FEITO;
    },

    'GET /app-web/v1/usuarios/meus-dados': (pedido) => baixarMeusDados(pedido),

    'POST /app-web/v1/usuarios/criar': async ({ body, request }) => {
      await criarUsuario(remetenteDe(platform, request), browserOrigin(request, config), body);
      return FEITO;
    },

    'POST /app-web/v1/usuarios/salvar': async ({ usuario, body, request }) => {
      await salvarCadastro(usuario, browserOrigin(request, config), body);
      return FEITO;
    },

    'POST /app-web/v1/usuarios/excluir': async ({ body, ...pedido }) => {
      await excluirUsuario(platform, efeitos, quemGere(platform, pedido), body ?? {});
      return FEITO;
    },

    'POST /app-web/v1/usuarios/reset_password': async ({ query, request }) => {
      await pedirNovaSenha(browserOrigin(request, config), query.login);
      return FEITO;
    },

    'POST /app-web/v1/usuarios/troca-senha': async ({ usuario, body, request }) => {
      await trocarSenhaNoPrimeiroAcesso(platform, efeitos, usuario, body.novaSenha, request);
      return FEITO;
    },

    'GET /app-web/v1/usuario': async ({ query }) => {
      const { id, login } = await findDonoDoLink(platform, query.url);
      return { idUsuario: id, login };
    },

    'POST /app-web/v1/usuario/troca-senha': async ({ query, body }) => {
      await trocarSenhaPeloLink(platform, efeitos, {
        idUsuario: query.idUsuario,
        token: query.urlEsqueciSenha,
        novaSenha: body.novaSenha,
      });
      return FEITO;
    },

    'POST /app-web/v1/usuario/alterarsenhaatual': async ({ usuario, query, body, request }) => {
      const parsed = trocaDeSenhaAtual.safeParse({ ...query, ...body });
      if (!parsed.success) {
        const campos = camposComErro(parsed.error);
        throw invalid('entrada.invalida', Object.values(campos)[0] ?? 'Campo inválido!', { campos });
      }
      await trocarSenhaAtual(usuario, parsed.data, request);
      return FEITO;
    },

    'POST /app-web/v1/usuario/ativar': async ({ query }) => ({
      ...FEITO,
      finalidade: await confirmarEmail(platform, query.token),
    }),

    'PATCH /app-web/v1/usuarios/documento-identificacao': async ({ usuario, body, request }) => {
      await comFreioDeDocumentos(usuario.idUsuario, () =>
        trocarDocumento(platform, efeitos, usuario, body, request),
      );
      return FEITO;
    },
  };
};
