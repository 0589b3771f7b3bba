import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { findUsuarioByLogin, insertHistorico } from '#capabilities/usuario/server/index.ts';
import { MAX_ID } from '#kernel/max-id.ts';
import { naHora } from '#kernel/momento.ts';
import { createBrake } from '#server/brake/brake.ts';
import { remetenteDe } from '#server/brake/remetente.ts';
import { verifyPassword } from '#server/crypto/password.ts';
import { hashSecret, newSecret } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { lerEscopos } from '../../domain/escopos.ts';
import { clienteInvalido } from '../../domain/integracao-errors.ts';
import {
  escopoRecusado,
  faltaNoPedido,
  type PedidoDeToken,
  pessoaInvalida,
  RecusaDoToken,
  readBasic,
  sistemaSemPerfil,
  tipoNaoAceito,
  type tokenDado,
} from '../../domain/oauth.ts';
import { segundosDoToken } from '../../domain/segredos.ts';
import type { Contador } from '../chamadas/contador.ts';
import {
  type ClienteDoToken,
  findClienteLigado,
  findPerfilDeSistema,
  insertToken,
  marcarSegredo,
} from './token-repository.ts';

/** A program asks for a token once a day: more than a few wrong tries in a row mean guessing. */
const POR_CLIENTE = { free: 10, memorySeconds: 3600, firstPauseSeconds: 15, longestPauseSeconds: 900 };
const POR_ENDERECO = { free: 200, memorySeconds: 900, firstPauseSeconds: 5, longestPauseSeconds: 300 };

/** Which of its two secrets a client brought, and until when it is accepted, if that is decided. */
interface SegredoTrazido {
  readonly marca: 'segredo_usado_em' | 'segredo_anterior_usado_em';
  readonly numero: number;
  readonly ate: Date | null;
}

const segredoTrazido = (segredo: string, cliente: ClienteDoToken, agora: Date): SegredoTrazido | null => {
  const hash = hashSecret(segredo);
  const vale = (guardado: Buffer | null): boolean =>
    guardado?.length === hash.length && timingSafeEqual(guardado, hash);
  const { segredo_numero: numero, segredo_anterior_ate: ate } = cliente;
  if (vale(cliente.segredo_hash)) return { marca: 'segredo_usado_em', numero, ate: null };
  return ate && ate > agora && vale(cliente.segredo_anterior_hash)
    ? { marca: 'segredo_anterior_usado_em', numero: numero - 1, ate }
    : null;
};

/** RFC 6749, 3.3: fewer than the client has, if some are named; null: all of them, also those it is given later. */
const escoposDoPedido = ({ scope }: PedidoDeToken, { escopos }: ClienteDoToken): string[] | null => {
  const lidos = lerEscopos(scope);
  if (!lidos) return null;
  const fora = [...lidos.desconhecidos, ...lidos.pedidos.filter((escopo) => !escopos.includes(escopo))];
  if (fora.length > 0) throw escopoRecusado(fora, escopos);
  return [...lidos.pedidos];
};

/** Issues tokens to programs: valid for a day, only a hash is stored (RFC 6749, 4.3 and 4.4). */
export const createDarToken = (platform: Platform, chamadas: Contador) => {
  const { db, clock } = platform;
  const porCliente = createBrake('oauth-cliente', POR_CLIENTE, platform);
  const porConta = createBrake('oauth-conta', POR_CLIENTE, platform);
  const porEndereco = createBrake('oauth-endereco', POR_ENDERECO, platform);

  const conferirCliente = async (
    prefixo: string,
    id: string,
    segredo: string,
  ): Promise<{ cliente: ClienteDoToken; trazido: SegredoTrazido }> => {
    const idCliente = /^\d{1,10}$/.test(id) ? Number(id) : 0;
    const cliente = idCliente <= MAX_ID ? await findClienteLigado(db, idCliente) : undefined;
    const trazido = cliente ? segredoTrazido(segredo, cliente, clock.now()) : null;
    if (cliente && trazido) return { cliente, trazido };
    // Only a wrong secret waits: an id is no secret, and strangers must not keep its program out. No guess at a random
    // secret succeeds, at any pace.
    await porCliente.check(id);
    await porEndereco.count(prefixo);
    await porCliente.count(id);
    throw clienteInvalido();
  };

  /** Only an account of the client's own office, with one of the three web-service profiles. */
  const conferirPessoa = async (
    prefixo: string,
    { id_ouvidoria: idOuvidoria }: ClienteDoToken,
    { username, password }: PedidoDeToken,
  ) => {
    if (!username) throw faltaNoPedido('username');
    if (!password) throw faltaNoPedido('password');
    const conta = username.toLowerCase();
    await porConta.check(conta);
    const usuario = await findUsuarioByLogin(db, username);
    const isCerta = await verifyPassword(password, usuario?.senha_hash ?? null);
    const idPerfil =
      usuario && isCerta
        ? await findPerfilDeSistema(db, { idUsuario: usuario.id, idOuvidoria, agora: clock.now() })
        : undefined;
    if (usuario && idPerfil !== undefined) return { idUsuario: usuario.id, idPerfil };
    await porEndereco.count(prefixo);
    await porConta.count(conta);
    throw pessoaInvalida();
  };

  const donoDoCliente = async ({ id_usuario: idUsuario, id_ouvidoria: idOuvidoria }: ClienteDoToken) => {
    const idPerfil = await findPerfilDeSistema(db, { idUsuario, idOuvidoria, agora: clock.now() });
    if (idPerfil === undefined) throw sistemaSemPerfil();
    return { idUsuario, idPerfil };
  };

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    pedido: PedidoDeToken,
  ): Promise<z.input<typeof tokenDado>> => {
    const prefixo = remetenteDe(platform, request);
    if (pedido.grant_type !== 'password' && pedido.grant_type !== 'client_credentials') throw tipoNaoAceito();
    const basic = readBasic(request.headers.authorization);
    const id = pedido.client_id ?? basic?.id;
    const segredo = pedido.client_secret ?? basic?.secret;
    if (!id) throw faltaNoPedido('client_id');
    if (!segredo) throw faltaNoPedido('client_secret');
    await porEndereco.check(prefixo);
    // RFC 6749, 5.2: who came with a header is told which one; a token that is given takes it back.
    if (basic) reply.header('www-authenticate', 'Basic realm="integracao"');
    const { cliente, trazido } = await conferirCliente(prefixo, id, segredo);
    reply.removeHeader('www-authenticate');
    chamadas.contar(request, reply, cliente.id);
    const escopos = escoposDoPedido(pedido, cliente);
    const { idUsuario, idPerfil } =
      pedido.grant_type === 'password'
        ? await conferirPessoa(prefixo, cliente, pedido)
        : await donoDoCliente(cliente);
    const token = newSecret();
    const agora = clock.now();
    const segundos = segundosDoToken(agora, trazido.ate);
    await db.transaction().execute(async (trx) => {
      await insertToken(trx, {
        hash: hashSecret(token),
        id_cliente: cliente.id,
        id_usuario_perfil_ouvidoria: idPerfil,
        escopos,
        segredo_numero: trazido.numero,
        criado_em: agora,
        expira_em: new Date(agora.getTime() + segundos * 1000),
      });
      await marcarSegredo(trx, cliente.id, trazido.marca, naHora(agora));
      await insertHistorico(trx, {
        idUsuario,
        acao: 'Entrada',
        idResponsavel: idUsuario,
        informacoes: { meio: 'integracao', idCliente: cliente.id },
        ocorridoEm: agora,
      });
    });
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: segundos,
      ...(escopos && { scope: escopos.join(' ') }),
    };
  };
};

/** The body of refusals that the status alone does not explain. */
export const corpoDaRecusa = (error: unknown): { error: string; error_description: string } | null =>
  error instanceof RecusaDoToken ? { error: error.error, error_description: error.message } : null;
