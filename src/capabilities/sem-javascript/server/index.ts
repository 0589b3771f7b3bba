import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '#server/platform.ts';
import { createFreios } from './freio.ts';
import { RAIZ } from './paginas/moldura.ts';
import type { Portas } from './portas.ts';
import { servirConsulta } from './servir-consulta.ts';
import { servirDenuncia } from './servir-denuncia.ts';

export type { Portas } from './portas.ts';

const ESTILO = readFileSync(path.join(import.meta.dirname, 'sem-javascript.css'), 'utf8');

/** Plain pages and forms; nothing of them is kept by browsers or on the way. */
export const servirSemJavascript = (http: FastifyInstance, platform: Platform, portas: Portas): void => {
  void http.register(async (paginas) => {
    // Last of all: an endpoint that a page asks may be one that caches keep, but no page with a form of its own is.
    paginas.addHook('onSend', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex');
      if (String(reply.getHeader('content-type')).startsWith('text/css')) return;
      reply.header('cache-control', 'no-store').removeHeader('etag').removeHeader('vary');
    });
    const freios = createFreios(platform);
    servirDenuncia(paginas, platform, portas, freios);
    servirConsulta(paginas, platform, portas, freios);
    paginas.get(`${RAIZ}/estilo.css`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(ESTILO),
    );
  });
};
