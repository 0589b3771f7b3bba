import type { FastifyRequest } from 'fastify';
import type { Passagem } from '#capabilities/ajuda/domain/passagem.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';

/** What the assistant needs from other capabilities; injected by the composition root. */
export interface Vizinhos {
  /** The help nearest to a question, best first; empty if nothing is near. */
  readonly procurarAjuda: (
    db: Db,
    pergunta: { readonly texto: string; readonly limite: number },
  ) => Promise<Passagem[]>;
}

/** One question, and who asks. */
export interface Pergunta {
  readonly platform: Platform;
  readonly vizinhos: Vizinhos;
  readonly texto: string;
  readonly usuario: UsuarioAtual | null;
  readonly request: FastifyRequest;
}
