import type { FastifyInstance, FastifyReply } from 'fastify';

const ENDERECO = '/api/app-web/v1/dados-abertos';
const UM_DIA = 86_400;

/** Anybody's page may read open data; what it may see of the answer is listed, as browsers want it. */
export const paraTodos = (reply: FastifyReply): FastifyReply =>
  reply
    .header('access-control-allow-origin', '*')
    .header(
      'access-control-expose-headers',
      'Accept-Ranges, Content-Disposition, Content-Length, Content-Range, ETag, Last-Modified, Repr-Digest',
    )
    .header('cross-origin-resource-policy', 'cross-origin');

/** What a browser asks before a page of another site sends Range or If-None-Match: reading may be tried, nothing else. */
export const atenderPreflight = (http: FastifyInstance): void => {
  for (const url of [ENDERECO, `${ENDERECO}/*`]) {
    http.options(url, (_request, reply) =>
      paraTodos(reply)
        .code(204)
        .header('access-control-allow-methods', 'GET, HEAD')
        .header(
          'access-control-allow-headers',
          'Accept, Cache-Control, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Range, Range',
        )
        .header('access-control-max-age', UM_DIA)
        .send(),
    );
  }
};
