import type { FastifyRequest } from 'fastify';
import type { IdTipoDocumento } from '#kernel/numeros/documento.ts';
import type { Db } from '#server/db/database.ts';

interface SessaoDaPessoa {
  readonly iniciadaEm: Date;
  readonly ultimaAtividadeEm: Date;
  readonly peloGovbr: boolean;
  /** The session of this request. */
  readonly isAtual: boolean;
}

/**
 * What acts on an account do to its sessions; passed in by the composition root, so that usuario
 * need not know sessao.
 */
export interface EfeitosNaSessao {
  /** Ends the person's sessions, except that of the request. */
  encerrarOutras(trx: Db, idUsuario: number, request?: FastifyRequest): Promise<void>;
  /** The person's live sessions, last used first. */
  listAbertas(idUsuario: number, request: FastifyRequest): Promise<SessaoDaPessoa[]>;
  /** The document that the session's pending step asks for, or null. */
  documentoPedido(request: FastifyRequest): IdTipoDocumento | null;
  /** The CPF step asked for by /atualizacao-cadastro is done. */
  concluirRecuperacao(trx: Db, request: FastifyRequest): Promise<void>;
}
