import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Tells callers of an endpoint that will be withdrawn since when (RFC 9745), until when (RFC 8594)
 * and what to use instead.
 */
export const announceDeprecation = ({ routeOptions }: FastifyRequest, reply: FastifyReply): void => {
  const { obsoleto } = routeOptions.config.endpoint ?? {};
  if (!obsoleto) return;
  const { desde, fim, leia } = obsoleto;
  void reply.header('deprecation', `@${Math.floor(desde.getTime() / 1000)}`);
  if (fim) void reply.header('sunset', fim.toUTCString());
  void reply.header('link', `</api/docs${leia}>; rel="deprecation"; type="text/html"`);
};
