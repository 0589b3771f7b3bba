import type { FastifyRequest } from 'fastify';
import { forbidden } from '#kernel/errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * A changing request must come from our own pages: browsers send Origin or Sec-Fetch-Site and cannot forge them. A
 * plain client sends neither and carries no ambient cookie, so it passes: programs keep working.
 */
export const assertSameOrigin = (request: FastifyRequest, publicUrl: string | undefined): void => {
  if (SAFE_METHODS.has(request.method)) return;
  const origin = request.headers.origin;
  const site = request.headers['sec-fetch-site'];
  const allowed = [request.headers.host, publicUrl && hostOf(publicUrl)].filter(Boolean);
  const isForeign =
    origin !== undefined
      ? !allowed.includes(hostOf(origin) ?? 'null')
      : site !== undefined && site !== 'same-origin' && site !== 'none';
  if (isForeign) {
    throw forbidden(
      'origem.outro-site',
      'Este pedido veio de outro site e foi recusado. Abra a plataforma e tente de novo.',
    );
  }
};
