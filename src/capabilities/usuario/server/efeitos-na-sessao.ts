import type { FastifyRequest } from 'fastify';
import type { Db } from '#server/db/database.ts';

/** What acts on an account do to its sessions; handed in by the composition root, so that usuario need not know sessao. */
export interface EfeitosNaSessao {
  /** Ends the person's sessions, except the one behind the request. */
  encerrarOutras(trx: Db, idUsuario: number, request?: FastifyRequest): Promise<void>;
  /** The CPF step asked by /atualizacao-cadastro is done. */
  concluirRecuperacao(trx: Db, request: FastifyRequest): Promise<void>;
}
