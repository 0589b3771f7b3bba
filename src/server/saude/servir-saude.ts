import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Conferencia, type Conferida, createConferidor } from './conferencias.ts';
import { SAUDE } from './enderecos.ts';
import type { Saida } from './saida.ts';

/** Longer than this a check counts as failed: whoever asks decides by it where people are sent. */
const PRAZO_MS = 2000;

interface ParaServirSaude {
  readonly conferencias: readonly Conferencia[];
  readonly saida: Saida;
  readonly prazo?: number;
}

const responder = (reply: FastifyReply, pronta: boolean, corpo: object): FastifyReply =>
  reply
    .code(pronta ? 200 : 503)
    .header('cache-control', 'no-store')
    .send(corpo);

/**
 * For whoever starts, restarts and feeds the processes (a balancer, Kubernetes, systemd): no session, no name, no address and no
 * reason in words, which might name them. 'Alive' never asks the database.
 */
export const servirSaude = (
  http: FastifyInstance,
  { conferencias, saida, prazo = PRAZO_MS }: ParaServirSaude,
): void => {
  const conferidores = conferencias.map(
    (conferencia) => [conferencia.nome, createConferidor(conferencia, prazo)] as const,
  );
  const deSonda = { config: { sonda: true } };
  http.get(SAUDE.viva, deSonda, async (_request, reply) => responder(reply, true, { viva: true }));
  http.get(SAUDE.pronta, deSonda, async (_request, reply) => {
    const conferidas = await Promise.all(
      conferidores.map(async ([nome, conferir]): Promise<[string, Conferida]> => [nome, await conferir()]),
    );
    const saindo = saida.isSaindo();
    const pronta = !saindo && conferidas.every(([, { ok, exigida }]) => ok || !exigida);
    return responder(reply, pronta, { pronta, saindo, conferencias: Object.fromEntries(conferidas) });
  });
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked every few seconds by machines: no line of the log each time, which would hide the others, and no reading of settings. */
    sonda?: boolean;
  }
}
