import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { escapeHtml } from '../mail/layout.ts';

type Transform = typeof jsonSchemaTransform;

/** Handlers parse their input themselves, after asking who calls; the documentation takes the schemas from the contract. */
export const documentFromContract: Transform = (input) => {
  const endpoint = input.route.config?.endpoint;
  if (!endpoint) return jsonSchemaTransform(input);
  const { params, query, body } = endpoint;
  const schema = {
    ...input.schema,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(endpoint.formulario && { consumes: ['application/x-www-form-urlencoded'] }),
  };
  return jsonSchemaTransform({ ...input, schema });
};

interface Operation {
  readonly summary?: string;
}

const page = (title: string, rows: readonly string[]): string => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Documentação da API · ${escapeHtml(title)}</title>
<style>body{font-family:Raleway,Arial,sans-serif;color:#333;max-width:60rem;margin:0 auto;padding:24px 16px;line-height:1.5}
h1{color:#071d41}code{overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:8px;border-bottom:1px solid #ccc;vertical-align:top}a{color:#1351b4}</style></head>
<body><main><h1>Documentação da API</h1>
<p>Todas as chamadas ficam abaixo de <code>/api</code>. A descrição completa, com os campos de cada uma, está em
<a href="/api/docs/openapi.json">OpenAPI 3.1</a>. <a href="/web/">Voltar à plataforma</a>.</p>
<table><thead><tr><th scope="col">Chamada</th><th scope="col">O que faz</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></main></body></html>`;

/** A readable list of the API, and its description for machines; both come from the contracts. */
export const serveApiDocs = (app: FastifyInstance, title: string): void => {
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    const rows = Object.entries(app.swagger().paths ?? {}).flatMap(([path, operations]) =>
      Object.entries(operations as Record<string, Operation>).map(
        ([method, { summary = '' }]) =>
          `<tr><td><code>${method.toUpperCase()} ${escapeHtml(path)}</code></td><td>${escapeHtml(summary)}</td></tr>`,
      ),
    );
    return reply.type('text/html; charset=utf-8').send(page(title, rows));
  });
};
