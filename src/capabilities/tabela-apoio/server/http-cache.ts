import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Long enough to spare a person's phone, short enough that a new version's options arrive the same morning. */
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

/** Lets browsers and proxies keep a look-up, and answers 304 to whoever already has it. */
export const sendCacheable = <T extends readonly unknown[]>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  list: T,
): T => {
  const tag = tagOf(list);
  // With a token the names are PascalCase: a cache must not give one's answer to the other.
  reply
    .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
    .header('vary', 'authorization')
    .header('etag', tag);
  const known = request.headers['if-none-match']?.split(',').map((value) => value.trim().replace(/^W\//, ''));
  if (known?.includes(tag)) reply.code(304);
  return list;
};
