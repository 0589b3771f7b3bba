import { sendCacheable } from '#capabilities/tabela-apoio/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import type { assuntoContract } from '../contract.ts';
import { listAssuntos } from './assunto-repository.ts';
import { listFavoritos } from './favorito-repository.ts';
import { guardarFavoritos, mostrarFavoritos } from './favoritos.ts';
import { listAdministrados } from './list-administrados.ts';
import { criarAssunto, moverAssunto, mudarAssunto, mudarSituacaoDoAssunto } from './mudar-assunto.ts';
import {
  criarSubassunto,
  listDestinos,
  moverSubassunto,
  mudarSituacaoDoSubassunto,
  mudarSubassunto,
  unirSubassunto,
} from './mudar-subassunto.ts';
import { listSubassuntos } from './subassuntos.ts';
import { sugerir } from './sugerir.ts';
import { countOQueMove } from './uniao-repository.ts';
import { unirAssunto } from './unir-assunto.ts';

export const assuntoHandlers = (platform: Platform): Handlers<typeof assuntoContract> => ({
  'GET /app-web/v1/assuntos': async (context) => sendCacheable(context, await listAssuntos(platform.db)),
  'POST /app-web/v1/assuntos/sugestoes': ({ body }) => sugerir(platform.db, body),
  'GET /app-web/v1/assuntos/favoritos': async ({ query }) => {
    const favoritos = await listFavoritos(platform.leitura, query.idOuvidoria);
    return favoritos.filter(({ ativo }) => ativo).map(({ idAssunto }) => idAssunto);
  },

  'GET /app-web/v1/assuntos/administrar': ({ query, usuario }) =>
    listAdministrados(platform.db, usuario, query),
  'POST /app-web/v1/assuntos/administrar': ({ body, usuario }) => criarAssunto(platform, usuario, body),
  'PUT /app-web/v1/assuntos/administrar/:idAssunto': async ({ params, body, usuario }) => {
    const { versao, ...editado } = body;
    await mudarAssunto(platform, usuario, { ...params, versao }, editado);
    return FEITO;
  },
  'POST /app-web/v1/assuntos/administrar/:idAssunto/situacao': async ({ params, body, usuario }) => {
    const { ativo, versao } = body;
    await mudarSituacaoDoAssunto(platform, usuario, { ...params, versao }, ativo);
    return FEITO;
  },
  'POST /app-web/v1/assuntos/administrar/:idAssunto/mover': async ({ params, body, usuario }) => {
    await moverAssunto(platform, usuario, params.idAssunto, body.direcao);
    return FEITO;
  },
  'GET /app-web/v1/assuntos/administrar/:idAssunto/uniao': ({ params, query, usuario }) =>
    countOQueMove(platform.db, params.idAssunto, query.idDestino, aoAlcance('m.id', usuario)),
  'POST /app-web/v1/assuntos/administrar/:idAssunto/unir': async ({ params, body, usuario }) => {
    const { idDestino, versao } = body;
    await unirAssunto(platform, usuario, { ...params, versao }, idDestino);
    return FEITO;
  },

  'GET /app-web/v1/subassuntos': ({ query, usuario }) => listSubassuntos(platform.db, usuario, query),
  'POST /app-web/v1/subassuntos': ({ body, usuario }) => criarSubassunto(platform, usuario, body),
  'PUT /app-web/v1/subassuntos/:idSubassunto': async ({ params, body, usuario }) => {
    const { descSubassunto, versao } = body;
    await mudarSubassunto(platform, usuario, { ...params, versao }, descSubassunto);
    return FEITO;
  },
  'POST /app-web/v1/subassuntos/:idSubassunto/situacao': async ({ params, body, usuario }) => {
    const { ativo, versao } = body;
    await mudarSituacaoDoSubassunto(platform, usuario, { ...params, versao }, ativo);
    return FEITO;
  },
  'POST /app-web/v1/subassuntos/:idSubassunto/mover': async ({ params, body, usuario }) => {
    await moverSubassunto(platform, usuario, params.idSubassunto, body.direcao);
    return FEITO;
  },
  'GET /app-web/v1/subassuntos/:idSubassunto/destinos': ({ params, usuario }) =>
    listDestinos(platform, usuario, params.idSubassunto),
  'POST /app-web/v1/subassuntos/:idSubassunto/unir': async ({ params, body, usuario }) => {
    const { idDestino, versao } = body;
    await unirSubassunto(platform, usuario, { ...params, versao }, idDestino);
    return FEITO;
  },

  'GET /app-web/v1/assuntos-favoritos/:idOuvidoria': ({ params, usuario }) =>
    mostrarFavoritos(platform.db, usuario, params.idOuvidoria),
  'PUT /app-web/v1/assuntos-favoritos/:idOuvidoria': async ({ params, body, usuario }) => {
    await guardarFavoritos(platform, usuario, params.idOuvidoria, body);
    return FEITO;
  },
});
