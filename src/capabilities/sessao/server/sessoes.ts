import type { FastifyReply, FastifyRequest } from 'fastify';
import { isServidor } from '#kernel/perfil.ts';
import type { QuemEntrou } from '#kernel/quem/usuario-atual.ts';
import { hashSecret, newSecret } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import { readSecret } from '#server/http/secret-cookie.ts';
import { isSecure } from '#server/http/secure.ts';
import type { Platform } from '#server/platform.ts';
import { idPerfilAtual } from '../domain/sessao.ts';
import { Cookie, clearSessionCookies, setLoginToken, setSessionCookies } from './cookies.ts';
import { isFatorPendente, type SessaoAberta, toQuemEntrou, toSessao } from './sessao-lida.ts';
import { endSessao, endSessoesAlem, insertSessao, type SignOnDaSessao } from './sessao-repository.ts';
import {
  createFindSessaoViva,
  createFindSessoesVivas,
  type LidoComASessao,
} from './sessao-viva-repository.ts';

export interface AbrirSessao {
  readonly idUsuario: number;
  readonly recuperacaoCadastro?: boolean;
  readonly govbr?: SignOnDaSessao | null;
  readonly fatorConfirmado?: boolean;
}

/** Who is behind a request, and what was read of them with the session; null where that was not known to be theirs. */
export interface Entrou<L> {
  readonly quem: QuemEntrou;
  readonly lido: L | null;
}

/** Beyond this many all are forgotten: the next request of each session then costs one statement more. */
const MAX_CONTAS = 20_000;

/** Opens, reads and ends sessions: only this code knows how cookie and database fit together. */
export const createSessoes = <L>({ db, clock, config }: Platform, comASessao: LidoComASessao<L>) => {
  const byRequest = new WeakMap<FastifyRequest, SessaoAberta>();
  const findSessaoViva = createFindSessaoViva(comASessao);
  const findSessoesVivas = createFindSessoesVivas(comASessao);
  /** Whose session it was when staff last used it: what is read of an account is asked for by its marks. */
  const contas = new Map<string, number>();

  const lembrar = (chave: string, { pessoa }: SessaoAberta): void => {
    if (!isServidor(idPerfilAtual(pessoa)) || contas.get(chave) === pessoa.idUsuario) return;
    if (contas.size >= MAX_CONTAS) contas.clear();
    contas.set(chave, pessoa.idUsuario);
  };

  const load = async (
    hash: Buffer,
    from: Db = db,
    contaComoAtividade = true,
  ): Promise<{ sessao: SessaoAberta; tocada: boolean; lido: L | null } | null> => {
    const chave = hash.toString('base64');
    const conta = contas.get(chave);
    const marcas = conta === undefined ? [] : comASessao.marcas(conta);
    const row = await findSessaoViva(from, { hash, agora: clock.now(), marcas }, contaComoAtividade);
    if (!row) {
      contas.delete(chave);
      return null;
    }
    const sessao = toSessao(hash, row, config.segundoFator.exigido);
    lembrar(chave, sessao);
    return { sessao, tocada: row.tocada, lido: row.id_usuario === conta ? row.lido : null };
  };

  return {
    /** The person behind the request, or null; clears the cookies of an ended session (S4-01). */
    authenticate: async (request: FastifyRequest, reply: FastifyReply): Promise<Entrou<L> | null> => {
      const secret = readSecret(config, request, Cookie.sessao);
      if (!secret) {
        // The session ended with the browser; what else tells the page of one would mislead it.
        if (request.cookies[Cookie.loginToken]) clearSessionCookies(isSecure(config, request), reply);
        return null;
      }
      const { endpoint } = request.routeOptions.config;
      const found = await load(hashSecret(secret), db, !endpoint?.semAtividade);
      if (!found) {
        clearSessionCookies(isSecure(config, request), reply);
        return null;
      }
      if (found.tocada) setLoginToken(isSecure(config, request), reply, found.sessao.expiraEm);
      byRequest.set(request, found.sessao);
      return { quem: toQuemEntrou(found.sessao), lido: found.lido };
    },

    /**
     * For connections that outlive a request: who is behind each now; those whose session ended are not in the answer. It
     * does not count as activity.
     */
    conferir: async (
      requests: readonly FastifyRequest[],
    ): Promise<ReadonlyMap<FastifyRequest, Entrou<L>>> => {
      const procuradas = new Map<string, { hash: Buffer; marcas: readonly Buffer[]; conta?: number }>();
      for (const request of requests) {
        const hash = byRequest.get(request)?.hash;
        const chave = hash?.toString('base64') ?? '';
        if (!hash || procuradas.has(chave)) continue;
        const conta = contas.get(chave);
        const marcas = conta === undefined ? [] : comASessao.marcas(conta);
        procuradas.set(chave, { hash, marcas, ...(conta !== undefined && { conta }) });
      }
      const rows = await findSessoesVivas(db, [...procuradas.values()], clock.now());
      const vivas = new Map<string, Entrou<L>>();
      for (const row of rows) {
        const chave = row.hash.toString('base64');
        const sessao = toSessao(row.hash, row, config.segundoFator.exigido);
        // The first factor of the account may have been made elsewhere since.
        if (isFatorPendente(sessao.pessoa)) continue;
        const lido = row.id_usuario === procuradas.get(chave)?.conta ? row.lido : null;
        vivas.set(chave, { quem: toQuemEntrou(sessao), lido });
      }
      return new Map(
        requests.flatMap((request) => {
          const viva = vivas.get(byRequest.get(request)?.hash.toString('base64') ?? '');
          return viva ? [[request, viva] as const] : [];
        }),
      );
    },

    /** The session found by `authenticate`; asking without one is a programming error. */
    current: (request: FastifyRequest): SessaoAberta => {
      const sessao = byRequest.get(request);
      if (!sessao) throw new Error('No session behind this request');
      return sessao;
    },

    find: (request: FastifyRequest): SessaoAberta | undefined => byRequest.get(request),

    /** Reads the session again after a change to it or to the person. */
    reload: async (request: FastifyRequest): Promise<SessaoAberta> => {
      const before = byRequest.get(request);
      const found = before && (await load(before.hash));
      if (!found) throw new Error('The session ended while it was being used');
      byRequest.set(request, found.sessao);
      return found.sessao;
    },

    /**
     * A new secret at every sign-on, so that one planted beforehand is worthless; the earlier
     * session ends.
     */
    open: async (
      request: FastifyRequest,
      reply: FastifyReply,
      trx: Db,
      nova: AbrirSessao,
    ): Promise<SessaoAberta> => {
      const before = readSecret(config, request, Cookie.sessao);
      if (before) await endSessao(trx, hashSecret(before), clock.now());
      const secret = newSecret();
      const hash = hashSecret(secret);
      await insertSessao(
        trx,
        {
          hash,
          idUsuario: nova.idUsuario,
          recuperacaoCadastro: nova.recuperacaoCadastro ?? false,
          govbr: nova.govbr ?? null,
          fatorConfirmado: nova.fatorConfirmado ?? false,
        },
        clock.now(),
      );
      await endSessoesAlem(trx, nova.idUsuario, config.sessoesPorPessoa, clock.now());
      const found = await load(hash, trx);
      if (!found) throw new Error('The session just opened cannot be read');
      setSessionCookies(isSecure(config, request), reply, secret, found.sessao.expiraEm, Boolean(nova.govbr));
      byRequest.set(request, found.sessao);
      return found.sessao;
    },

    end: async (request: FastifyRequest, reply: FastifyReply, trx: Db): Promise<void> => {
      const secret = readSecret(config, request, Cookie.sessao);
      if (secret) await endSessao(trx, hashSecret(secret), clock.now());
      clearSessionCookies(isSecure(config, request), reply);
      byRequest.delete(request);
    },
  };
};

export type Sessoes<L = unknown> = ReturnType<typeof createSessoes<L>>;
