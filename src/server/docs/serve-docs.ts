import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { handleNotFound } from '../http/error-handler.ts';
import type { Routes } from '../http/handlers.ts';
import { BODY_LIMIT } from '../http/http-server.ts';
import { origemPublica } from '../origem-publica.ts';
import { arquivoDoExemplo } from './exemplos.ts';
import { documentacaoDeHoje } from './hoje/documentacao-de-hoje.ts';
import { type DeHoje, trocaPara } from './hoje/valores-de-hoje.ts';
import type { Documentacao } from './openapi.ts';
import { chamadasDoConsole, type ProgramaDeDemonstracao, paginaDoConsole } from './paginas/console.ts';
import { type DadosDoGuia, paginaDoGuia } from './paginas/guia.ts';
import { moldura } from './paginas/moldura.ts';
import { paginaDasMudancas } from './paginas/mudancas.ts';
import { nomeDoAssunto } from './paginas/nome-do-assunto.ts';
import { paginaDaParte, paginaDeInicio, paginaDoAssunto } from './paginas/referencia.ts';
import { nomesDasPartes, partes } from './partes.ts';
import { serveClientes } from './serve-clientes.ts';

const resolve = createRequire(import.meta.url).resolve;
const aqui = (file: string): string => path.join(import.meta.dirname, file);

/** Shown whole in the guide; kept outside the source because integrators take them as they are, and the tests run them. */
const MOSTRADOS = ['conferir-webhook.mjs', 'receptor.mjs'].map(arquivoDoExemplo);

const RECURSOS: Readonly<Record<string, readonly [type: string, file: string]>> = {
  'docs.css': ['text/css; charset=utf-8', aqui('docs.css')],
  'console.js': ['text/javascript; charset=utf-8', aqui('console.js')],
  'raleway-400.woff2': ['font/woff2', resolve('@fontsource/raleway/files/raleway-latin-400-normal.woff2')],
  'raleway-600.woff2': ['font/woff2', resolve('@fontsource/raleway/files/raleway-latin-600-normal.woff2')],
};

/** No script at all, and nothing from outside. */
const POLITICA =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The console alone has a script, a file of ours that writes no markup and speaks with nobody else. */
const POLITICA_DO_CONSOLE = `${POLITICA}; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** What the composition knows and the platform does not. */
export interface DadosDasCapacidades extends Pick<DadosDoGuia, 'eventos' | 'escopos' | 'limites'> {
  /** Null where the installation is no demonstration. */
  readonly programaDeDemonstracao: ProgramaDeDemonstracao | null;
  /** What makes the examples true when they are read. */
  deHoje(): Promise<DeHoje>;
}

/** Caches keep it for five minutes, then ask by its ETag: a new version changes it, and the days of its examples. */
const enviar = (request: FastifyRequest, reply: FastifyReply, tipo: string, texto: string): FastifyReply => {
  const etag = `"${createHash('sha256').update(texto).digest('base64url').slice(0, 22)}"`;
  void reply.header('etag', etag).header('cache-control', 'public, max-age=300');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(tipo).send(texto);
};

const buscaDe = ({ query }: FastifyRequest): string => {
  const { busca } = query as { busca?: unknown };
  return typeof busca === 'string' ? busca.slice(0, 100) : '';
};

/** The API's description for programs and for people, both from the mounted contracts. */
export const serveDocs = (
  app: FastifyInstance,
  config: Config,
  routes: readonly Routes[],
  { eventos, escopos, limites, programaDeDemonstracao, deHoje }: DadosDasCapacidades,
): void => {
  const origem = origemPublica(config);
  const instalacao = {
    get nome() {
      return config.instalacao.nome;
    },
    get emailContato() {
      return config.instalacao.emailContato;
    },
    versao: config.versao,
  };
  // Made when first asked for, so that the start does not wait for it or load what makes it.
  let feita: Promise<Documentacao> | undefined;
  const original = () => {
    feita ??= import('./openapi.ts').then(({ documentar }) =>
      documentar(routes, instalacao, origem, escopos),
    );
    return feita;
  };
  const documentacao = documentacaoDeHoje(original, deHoje);
  const pagina = async (
    request: FastifyRequest,
    reply: FastifyReply,
    [aberta, titulo, conteudo]: [Parameters<typeof moldura>[1], string, Parameters<typeof moldura>[3]],
    politica = POLITICA,
  ) => {
    void reply.header('content-security-policy', politica);
    return enviar(request, reply, 'text/html; charset=utf-8', moldura(instalacao, aberta, titulo, conteudo));
  };

  for (const [nome, [tipo, file]] of Object.entries(RECURSOS)) {
    app.get(`/api/docs/${nome}`, (_request, reply) =>
      reply.type(tipo).header('cache-control', 'public, max-age=3600').send(createReadStream(file)),
    );
  }
  app.get('/api/docs', async (request, reply) =>
    pagina(request, reply, [
      'inicio',
      'Documentação da API',
      paginaDeInicio(await documentacao(), buscaDe(request)),
    ]),
  );
  app.get('/api/docs/guia', async (request, reply) => {
    const [exemplo = '', receptor = ''] = await Promise.all(MOSTRADOS.map((file) => readFile(file, 'utf8')));
    const valores = await deHoje();
    const troca = trocaPara(valores);
    const dados = {
      origem,
      exemplo,
      receptor,
      eventos,
      escopos,
      limites,
      bytesDoCorpo: BODY_LIMIT,
      troca,
      demonstracao: programaDeDemonstracao,
      numeros: valores.numeros,
    };
    return pagina(request, reply, ['guia', 'Guia do integrador', paginaDoGuia(dados)]);
  });
  app.get('/api/docs/console', async (request, reply) => {
    const conteudo = paginaDoConsole(await documentacao(), programaDeDemonstracao);
    return pagina(request, reply, ['console', 'Console', conteudo], POLITICA_DO_CONSOLE);
  });
  app.get('/api/docs/console.json', async (request, reply) =>
    enviar(
      request,
      reply,
      'application/json; charset=utf-8',
      JSON.stringify(chamadasDoConsole(await documentacao())),
    ),
  );
  app.get('/api/docs/mudancas', (request, reply) =>
    pagina(request, reply, ['mudancas', 'Histórico de mudanças', paginaDasMudancas()]),
  );
  app.get('/api/docs/openapi.json', async (request, reply) =>
    enviar(
      request,
      reply,
      'application/json; charset=utf-8',
      JSON.stringify((await documentacao()).documento()),
    ),
  );
  serveClientes(app, { documentacao, instalacao, origem, enviar });
  for (const parte of nomesDasPartes) {
    app.get(`/api/docs/${parte}`, async (request, reply) =>
      pagina(request, reply, [parte, partes[parte].titulo, paginaDaParte(await documentacao(), parte)]),
    );
    app.get<{ Params: { assunto: string } }>(`/api/docs/${parte}/:assunto`, async (request, reply) => {
      const { assunto } = request.params;
      const conteudo = paginaDoAssunto(await documentacao(), parte, assunto, origem);
      if (!conteudo) return handleNotFound(request, reply);
      return pagina(request, reply, [parte, `${partes[parte].titulo}: ${nomeDoAssunto(assunto)}`, conteudo]);
    });
    app.get(`/api/docs/${parte}/openapi.json`, async (request, reply) =>
      enviar(
        request,
        reply,
        'application/json; charset=utf-8',
        JSON.stringify((await documentacao()).documento(parte)),
      ),
    );
  }
};
