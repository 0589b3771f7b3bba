import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Long enough to spare a phone's data, short enough that new options soon arrive. */
const MAX_AGE_SECONDS = 300;

const tags = new WeakMap<object, string>();

const tagOf = (list: readonly unknown[]): string => {
  let tag = tags.get(list);
  if (!tag) {
    tag = `"${createHash('sha1').update(JSON.stringify(list)).digest('base64url')}"`;
    tags.set(list, tag);
  }
  return tag;
};

/** Lets browsers and proxies keep a look-up table, and answers 304 to those that have it. */
export const sendCacheable = <T extends readonly unknown[]>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  list: T,
): T => {
  const tag = tagOf(list);
  // With a token the names are PascalCase, so a cache must keep the two answers apart.
  reply
    .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
    .header('vary', 'authorization')
    .header('etag', tag);
  const known = request.headers['if-none-match']?.split(',').map((value) => value.trim().replace(/^W\//, ''));
  if (known?.includes(tag)) reply.code(304);
  return list;
};
