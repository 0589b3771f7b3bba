import { setTimeout as esperar } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What is still being answered when the server ends gets this long: a sender that stalls must not hold back the rest of the end. */
const PACIENCIA_MS = 25_000;

export interface Saida {
  readonly isSaindo: () => boolean;
  /** Says 'not ready' while everything is still answered, so that whoever hands out requests stops sending them here. */
  anunciar(espera: number): Promise<void>;
}

/** How a process takes its leave: it tells first, and stops taking connections only after. */
export const createSaida = (http: FastifyInstance): Saida => {
  let isSaindo = false;
  // Who asks again comes by a new connection, and so to another process or another machine.
  http.addHook('onSend', async (_request, reply) => {
    if (isSaindo) reply.header('connection', 'close');
  });
  return {
    isSaindo: () => isSaindo,
    anunciar: async (espera) => {
      isSaindo = true;
      if (espera > 0) await esperar(espera);
    },
  };
};

/** No connection more; what is open is answered to its end, unless that takes too long. */
export const fecharHttp = async (http: FastifyInstance, paciencia = PACIENCIA_MS): Promise<void> => {
  const limite = setTimeout(() => http.server.closeAllConnections(), paciencia);
  try {
    await http.close();
  } finally {
    clearTimeout(limite);
  }
};
