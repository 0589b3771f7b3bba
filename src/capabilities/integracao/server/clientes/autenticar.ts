import type { FastifyReply, FastifyRequest } from 'fastify';
import { isIdPerfil } from '#kernel/perfil.ts';
import type { QuemEntrou } from '#kernel/quem/usuario-atual.ts';
import { hashSecret } from '#server/crypto/secret.ts';
import { bearerOf } from '#server/http/integration.ts';
import type { Platform } from '#server/platform.ts';
import { limiteDoCliente, semToken, soNaIntegracao, tokenInvalido } from '../../domain/integracao-errors.ts';
import { findTokenVivo } from './token-repository.ts';

const MINUTO = 60_000;

/** Screens use sessions: a token does not open what only people do there. */
const isDasTelas = ({ routeOptions }: FastifyRequest): boolean => {
  const acesso = routeOptions.config.endpoint?.acesso;
  const isAberto = acesso?.tipo === 'aberto' && !acesso.comPessoa;
  return !isAberto && (routeOptions.url ?? '').startsWith('/api/app-web/');
};

/** A second way to authenticate; the access policies are the same as for everybody. */
export const createAutenticar = ({ db, clock }: Platform) => {
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
      if (row.usos > row.limite_por_minuto) {
        const resta = MINUTO - (agora.getTime() % MINUTO);
        throw limiteDoCliente(row.limite_por_minuto, Math.max(1, Math.ceil(resta / 1000)));
      }
      if (isDasTelas(request)) throw soNaIntegracao();
      comToken.add(request);
      return {
        idUsuario: row.id_usuario,
        login: row.login,
        nome: row.nome,
        idPerfil: row.id_perfil,
        idOuvidoria: row.id_ouvidoria,
        esferaOuvidoria: row.id_esfera,
        cadastroPendente: false,
        idCliente: row.id_cliente,
      };
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
