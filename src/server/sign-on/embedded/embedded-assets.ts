import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const resolve = createRequire(import.meta.url).resolve;

const ASSETS: Readonly<Record<string, readonly [type: string, file: string]>> = {
  'sign-on.css': ['text/css; charset=utf-8', path.join(import.meta.dirname, '../pages/sign-on.css')],
  'raleway-400.woff2': ['font/woff2', resolve('@fontsource/raleway/files/raleway-latin-400-normal.woff2')],
  'raleway-600.woff2': ['font/woff2', resolve('@fontsource/raleway/files/raleway-latin-600-normal.woff2')],
};

export const registerAssets = (app: FastifyInstance): void => {
  for (const [name, [type, file]] of Object.entries(ASSETS)) {
    app.get(`/recursos/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(createReadStream(file)),
    );
  }
};
