import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import type { gestaoDeUsuarios } from '../../domain/gestao-endpoints.ts';
import type { EfeitosNaSessao } from '../efeitos-na-sessao.ts';
import { createAcoesDaPessoa } from './acoes-da-pessoa.ts';
import { confirmarPerfil, recusarPerfil } from './confirmar/decidir.ts';
import { listAConfirmar } from './confirmar/list-a-confirmar.ts';
import { createConvidar } from './convidar/convidar.ts';
import { createEnviarLinks } from './convidar/enviar-links.ts';
import { createLocalizar } from './convidar/localizar.ts';
import { emLoteDePessoas } from './em-lote.ts';
import { historicoDaPessoa } from './historico-da-pessoa.ts';
import { listPessoas } from './list-pessoas.ts';
import { perfilPorId } from './mudar-perfil.ts';
import { mostrarOpcoes } from './opcoes.ts';
import type { Gerido } from './pessoa.ts';
import { listQuemRecebe } from './trabalho/quem-recebe.ts';
import type { QuemGerePessoas } from './trabalho/transferir.ts';
import { verPessoa } from './ver-pessoa.ts';

type Pedido = Parameters<typeof quemAge>[1] & { readonly usuario: UsuarioAtual };

export const quemGere = (platform: Platform, pedido: Pedido): QuemGerePessoas => ({
  ...quemAge(platform, pedido),
  usuario: pedido.usuario,
});

export const gestaoHandlers = (
  platform: Platform,
  efeitos: EfeitosNaSessao,
): Handlers<typeof gestaoDeUsuarios> => {
  const acoes = createAcoesDaPessoa(platform, efeitos);
  const convidar = createConvidar(platform);
  const links = createEnviarLinks(platform);
  const localizar = createLocalizar(platform);
  const quem = (pedido: Pedido) => quemGere(platform, pedido);
  return {
    'POST /app-web/v1/usuarios/gerenciar': ({ usuario, body }) => listPessoas(platform, usuario, body),

    'POST /app-web/v1/usuarios/gerenciar/localizar': ({ usuario, body }) => localizar(usuario, body.valor),

    'POST /app-web/v1/usuarios/gerenciar/convidar': ({ body, ...pedido }) => convidar(quem(pedido), body),

    'POST /app-web/v1/usuarios/gerenciar/lote': ({ body, ...pedido }) =>
      emLoteDePessoas(platform, acoes, quem(pedido), body),

    'GET /app-web/v1/usuarios/gerenciar/opcoes': ({ usuario }) => mostrarOpcoes(platform, usuario),

    'GET /app-web/v1/usuarios/gerenciar/a-confirmar': ({ usuario }) => listAConfirmar(platform, usuario),

    'POST /app-web/v1/usuarios/gerenciar/a-confirmar/:idUsuarioPerfilOuvidoria/confirmar': async ({
      usuario,
      params,
    }) => {
      await confirmarPerfil(platform, usuario, params.idUsuarioPerfilOuvidoria);
      return FEITO;
    },

    'POST /app-web/v1/usuarios/gerenciar/a-confirmar/:idUsuarioPerfilOuvidoria/recusar': async ({
      usuario,
      params,
      body,
    }) => {
      await recusarPerfil(platform, usuario, params.idUsuarioPerfilOuvidoria, body.motivo);
      return FEITO;
    },

    'GET /app-web/v1/usuarios/gerenciar/quem-recebe': ({ usuario, query }) =>
      listQuemRecebe(platform, usuario, query.idOuvidoria),

    'GET /app-web/v1/usuarios/gerenciar/:idUsuario': ({ usuario, params }) =>
      verPessoa(platform, usuario, params.idUsuario),

    'GET /app-web/v1/usuarios/gerenciar/:idUsuario/historico': ({ usuario, params, query }) =>
      historicoDaPessoa(platform, usuario, params.idUsuario, query.cursor),

    'POST /app-web/v1/usuarios/gerenciar/:idUsuario/perfis': async ({ params, body, ...pedido }) => {
      await acoes.darPerfil(quem(pedido), params.idUsuario, body);
      return FEITO;
    },

    'PUT /app-web/v1/usuarios/gerenciar/:idUsuario/perfis/:idUsuarioPerfilOuvidoria': async ({
      params,
      body,
      ...pedido
    }) => {
      const acha = (gerido: Gerido) => perfilPorId(gerido, params.idUsuarioPerfilOuvidoria);
      await acoes.mudarValidade(quem(pedido), params.idUsuario, acha, body);
      return FEITO;
    },

    'POST /app-web/v1/usuarios/gerenciar/:idUsuario/perfis/:idUsuarioPerfilOuvidoria/encerrar': async ({
      params,
      body,
      ...pedido
    }) => {
      const acha = (gerido: Gerido) => perfilPorId(gerido, params.idUsuarioPerfilOuvidoria);
      await acoes.encerrarPerfil(quem(pedido), params.idUsuario, acha, body.transferencias);
      return FEITO;
    },

    'POST /app-web/v1/usuarios/gerenciar/:idUsuario/bloquear': async ({ params, body, ...pedido }) => {
      await acoes.bloquear(quem(pedido), params.idUsuario, body);
      return FEITO;
    },

    'POST /app-web/v1/usuarios/gerenciar/:idUsuario/desbloquear': async ({ params, body, ...pedido }) => {
      await acoes.desbloquear(quem(pedido), params.idUsuario, body.motivo);
      return FEITO;
    },

    'POST /app-web/v1/usuarios/gerenciar/:idUsuario/reenviar-convite': async ({ params, ...pedido }) => {
      await links.reenviarConvite(quem(pedido), params.idUsuario);
      return FEITO;
    },

    'POST /app-web/v1/usuarios/gerenciar/:idUsuario/link-de-senha': async ({ params, ...pedido }) => {
      await links.linkDeSenha(quem(pedido), params.idUsuario);
      return FEITO;
    },

    'POST /app-web/v1/usuarios/gerenciar/:idUsuario/transferir': async ({ params, body, ...pedido }) => {
      await acoes.transferir(quem(pedido), params.idUsuario, body.transferencias);
      return FEITO;
    },
  };
};
