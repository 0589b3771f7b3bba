import type { FastifyReply, FastifyRequest } from 'fastify';
import { isIdPerfil } from '#kernel/perfil.ts';
import type { QuemEntrou } from '#kernel/quem/usuario-atual.ts';
import { hashSecret } from '#server/crypto/secret.ts';
import { bearerOf } from '#server/http/integration.ts';
import type { Platform } from '#server/platform.ts';
import { alcancaDenuncias } from '../../domain/escopos.ts';
import {
  escopoAusente,
  limiteDoCliente,
  perfilDeOutros,
  semToken,
  soNaIntegracao,
  tokenInvalido,
} from '../../domain/integracao-errors.ts';
import type { Contador } from '../chamadas/contador.ts';
import { type ChamadaRow, findTokenVivo } from './token-repository.ts';

const MINUTO = 60_000;

/** Screens use sessions: a token does not open what only people do there. */
const isDasTelas = ({ routeOptions }: FastifyRequest): boolean => {
  const acesso = routeOptions.config.endpoint?.acesso;
  const isAberto = acesso?.tipo === 'aberto' && !acesso.comPessoa;
  return !isAberto && (routeOptions.url ?? '').startsWith('/api/app-web/');
};

/** draft-ietf-httpapi-ratelimit-headers-06: how many calls are left in the minute that runs, and when it ends. */
const dizerLimite = (
  reply: FastifyReply,
  { limite_por_minuto, usos }: ChamadaRow,
  restaSegundos: number,
): void => {
  reply.headers({
    'ratelimit-policy': `${limite_por_minuto};w=60`,
    'ratelimit-limit': limite_por_minuto,
    'ratelimit-remaining': Math.max(0, limite_por_minuto - usos),
    'ratelimit-reset': restaSegundos,
  });
};

/** RFC 6750, 3.1. What the profile does not allow anyway is refused for that: only what is left is a question of scopes. */
const exigirEscopo = (
  { routeOptions }: FastifyRequest,
  reply: FastifyReply,
  quem: QuemEntrou,
  escopos: readonly string[],
): void => {
  const { escopo, acesso } = routeOptions.config.endpoint ?? {};
  if (acesso?.tipo === 'perfis' && !acesso.perfis.includes(quem.idPerfil))
    throw perfilDeOutros(quem.idPerfil, acesso.perfis);
  if (escopo === undefined || escopo === 'qualquer' || escopos.includes(escopo)) return;
  reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${escopo}"`);
  throw escopoAusente(escopo);
};

/** A second way to authenticate; the access policies are the same as for everybody. */
export const createAutenticar = ({ db, clock }: Platform, chamadas: Contador) => {
  const comToken = new WeakSet<FastifyRequest>();
  return {
    authenticate: async (request: FastifyRequest, reply: FastifyReply): Promise<QuemEntrou> => {
      const hash = hashSecret(bearerOf(request) ?? '');
      const agora = clock.now();
      const row = await findTokenVivo(db, hash, agora);
      if (!row || !isIdPerfil(row.id_perfil)) {
        reply.header('www-authenticate', 'Bearer error="invalid_token"');
        throw tokenInvalido();
      }
      chamadas.contar(request, reply, row.id_cliente);
      const resta = Math.max(1, Math.ceil((MINUTO - (agora.getTime() % MINUTO)) / 1000));
      dizerLimite(reply, row, resta);
      if (row.usos > row.limite_por_minuto) throw limiteDoCliente(row.limite_por_minuto, resta);
      if (isDasTelas(request)) throw soNaIntegracao();
      const quem: QuemEntrou = {
        idUsuario: row.id_usuario,
        login: row.login,
        nome: row.nome,
        idPerfil: row.id_perfil,
        idOuvidoria: row.id_ouvidoria,
        esferaOuvidoria: row.id_esfera,
        cadastroPendente: false,
        idCliente: row.id_cliente,
        semDenuncias: !alcancaDenuncias(row.escopos),
      };
      exigirEscopo(request, reply, quem, row.escopos);
      comToken.add(request);
      return quem;
    },

    /** Programs do not sign in on a page: they are told to send a token. */
    recusarSemToken: (reply: FastifyReply): never => {
      reply.header('www-authenticate', 'Bearer');
      throw semToken();
    },

    /** A web-service account's session would pass the access rule, but only tokens are taken. */
    exigirToken: (request: FastifyRequest): void => {
      if (!comToken.has(request)) throw semToken();
    },
  };
};

export type Autenticar = ReturnType<typeof createAutenticar>;
