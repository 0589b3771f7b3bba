import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { naHora } from '#kernel/momento.ts';
import { remetenteDe } from '#server/brake/remetente.ts';
import type { Platform } from '#server/platform.ts';
import { duracaoDe, origemDe } from '../../domain/chamada.ts';
import { addChamadas, type Contadas } from './chamadas-repository.ts';

/** What a server that dies may lose of the counts: nothing that anybody is held to by law, which stands in the histories. */
const ESPERA_MS = 5000;
/** Beyond this many different lines that could not be written, the oldest are given up rather than the memory. */
const MAIS_LINHAS = 5000;
/** The caller hung up before the answer, as other servers number it. */
const DESISTIU = 499;

export interface Contador {
  /** Counts a call once its answer is out; called as soon as its program is known. */
  contar(request: FastifyRequest, reply: FastifyReply, idCliente: number): void;
  /** Writes what was counted: before somebody reads it, and when the server closes. */
  guardar(): Promise<void>;
}

/**
 * Counts the calls of programs beside their way: nothing is written while a program waits. The limit's own statement could not
 * do it, because status and duration are known only afterwards, and a row per call would cost a second write each; calls that
 * are alike within an hour are one row, written every few seconds by one statement for all programs.
 */
export const createContador = (platform: Platform): Contador => {
  let linhas = new Map<string, Contadas>();
  let relogio: NodeJS.Timeout | undefined;

  const somar = (nova: Contadas): void => {
    const { chamadas, ...igual } = nova;
    const chave = JSON.stringify(Object.values(igual));
    linhas.set(chave, { ...igual, chamadas: (linhas.get(chave)?.chamadas ?? 0) + chamadas });
  };

  const devolver = (contadas: readonly Contadas[]): void => {
    for (const cada of contadas) somar(cada);
    const demais = [...linhas.keys()].slice(0, Math.max(0, linhas.size - MAIS_LINHAS));
    for (const chave of demais) linhas.delete(chave);
  };

  const guardar = async (): Promise<void> => {
    clearTimeout(relogio);
    relogio = undefined;
    if (linhas.size === 0) return;
    const contadas = [...linhas.values()];
    linhas = new Map();
    try {
      await addChamadas(platform.db, contadas);
    } catch (error) {
      devolver(contadas);
      throw error;
    }
  };

  const guardarDepois = (): void => {
    relogio ??= setTimeout(() => {
      guardar().catch((error: unknown) => {
        platform.log.error({ err: error }, 'as chamadas dos programas não foram guardadas');
        guardarDepois();
      });
    }, ESPERA_MS).unref();
  };

  return {
    guardar,
    contar: (request, reply, idCliente) => {
      const hora = naHora(platform.clock.now());
      const origem = origemDe(remetenteDe(platform, request));
      finished(reply.raw, () => {
        somar({
          idCliente,
          hora,
          metodo: request.method,
          rota: request.routeOptions.url ?? '',
          status: reply.raw.writableEnded ? reply.statusCode : DESISTIU,
          duracao: duracaoDe(reply.elapsedTime),
          origem,
          chamadas: 1,
        });
        guardarDepois();
      });
    },
  };
};
