import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Weak (RFC 9110, 8.8.1): the same content, whatever a proxy does to its bytes. */
export const etagDe = (conteudo: string): string =>
  `W/"${createHash('sha256').update(conteudo).digest('base64url').slice(0, 27)}"`;

const semFraqueza = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the caller already has this very content: then the answer is 304, without it. */
export const isConhecido = ({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean => {
  const dadas = headers['if-none-match'];
  if (dadas === undefined) return false;
  return dadas.trim() === '*' || dadas.split(',').map(semFraqueza).includes(semFraqueza(tag));
};
