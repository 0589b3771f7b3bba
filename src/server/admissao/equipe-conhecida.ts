import type { FastifyRequest } from 'fastify';
import { isServidor } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Config } from '../config.ts';
import { hashSecret } from '../crypto/secret.ts';
import { bearerOf } from '../http/integration.ts';
import { readSecret } from '../http/secret-cookie.ts';
import type { QuemPede } from './classe.ts';

/** As long as a session without use lasts. */
const VALE_MS = 60 * 60_000;
const MAXIMO = 5000;

export interface EquipeConhecida {
  quem(request: FastifyRequest): QuemPede;
  /** Called when the session of a request was found, and whose it is. */
  lembrar(request: FastifyRequest, usuario: UsuarioAtual | null): void;
}

/**
 * Who works here, as far as this process has seen: a turn in the queue is decided before any statement. It opens nothing; a session
 * that has ended since only waits less. Kept are hashes, as in the database.
 */
export const createEquipeConhecida = (
  config: Pick<Config, 'publicUrl' | 'onionUrl'>,
  agora: () => number,
): EquipeConhecida => {
  const vistas = new Map<string, number>();
  const segredoDe = (request: FastifyRequest): string | undefined =>
    bearerOf(request) ?? readSecret(config, request, 'sessao');
  const chaveDe = (segredo: string): string => hashSecret(segredo).toString('base64url');
  return {
    quem: (request) => {
      const segredo = segredoDe(request);
      if (!segredo) return 'ninguem';
      const vistaEm = vistas.get(chaveDe(segredo));
      return vistaEm !== undefined && agora() - vistaEm < VALE_MS ? 'equipe' : 'com-sessao';
    },
    lembrar: (request, usuario) => {
      const segredo = segredoDe(request);
      if (!segredo) return;
      const chave = chaveDe(segredo);
      // Written again, it becomes the youngest.
      vistas.delete(chave);
      if (!usuario || !isServidor(usuario.idPerfil)) return;
      vistas.set(chave, agora());
      const [antiga] = vistas.keys();
      if (vistas.size > MAXIMO && antiga !== undefined) vistas.delete(antiga);
    },
  };
};
