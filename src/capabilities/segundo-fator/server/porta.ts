import type { FastifyRequest } from 'fastify';
import type { FatorDaSessao } from '#kernel/confirmacao.ts';
import type { Db } from '#server/db/database.ts';

/** The session behind a request, as far as the second factor is concerned. */
export interface SessaoNoFator {
  readonly idSessao: number;
  readonly idUsuario: number;
  readonly login: string;
  readonly isServidor: boolean;
  readonly fator: FatorDaSessao;
  /** Signed in, and the factor that the account has is not confirmed yet. */
  readonly isPendente: boolean;
}

/** What the second factor needs of sessions; passed in by the composition root, so that it need not know sessao. */
export interface PortaDaSessao {
  atual(request: FastifyRequest): SessaoNoFator;
  /** The session has confirmed a factor now; for one act, if it names one. */
  confirmar(trx: Db, request: FastifyRequest, para: Buffer | null): Promise<void>;
  /** Uses up the confirmation of a moment ago for this act; false where there is none. */
  gastar(request: FastifyRequest, para: Buffer): Promise<boolean>;
  /** Ends the person's sessions, except that of the request. */
  encerrarOutras(trx: Db, idUsuario: number, request?: FastifyRequest): Promise<void>;
}
