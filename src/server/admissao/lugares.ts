import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The places of those in work: each is given back once, however the request ends. One that never comes back is lost for good, and
 * when all are, nobody is served.
 */
export const createLugares = <L extends object>(aoDevolver: (lugar: L) => void) => {
  const dentro = new WeakMap<FastifyRequest, L>();
  /** Whose caller went away, and whose handler has ended: where both are true, the framework sends nothing and tells of no end. */
  const abandonados = new WeakSet<FastifyRequest>();
  const acabados = new WeakSet<FastifyRequest>();

  const devolver = (request: FastifyRequest): void => {
    const lugar = dentro.get(request);
    if (!lugar) return;
    dentro.delete(request);
    aoDevolver(lugar);
  };

  return {
    tomar: (request: FastifyRequest, lugar: L): void => {
      dentro.set(request, lugar);
    },
    devolver,
    /** The connection closed. Work that has begun goes on, and keeps its place. */
    abandonar: (request: FastifyRequest, reply: FastifyReply): void => {
      abandonados.add(request);
      // What is written past the framework (the sign-on of the demonstration) ends with its answer.
      if (reply.sent || acabados.has(request)) devolver(request);
    },
    /** The handler ended, before its answer is sent. */
    acabar: (request: FastifyRequest): void => {
      acabados.add(request);
      if (abandonados.has(request)) devolver(request);
    },
  };
};
