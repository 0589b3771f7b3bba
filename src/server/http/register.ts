import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { podeAcessar } from '#kernel/acesso.ts';
import { type Endpoint, splitKey } from '#kernel/endpoint.ts';
import { invalid, wrongFormat } from '#kernel/errors.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Handler, Routes } from './handlers.ts';
import { normalizeInput } from './input.ts';

export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<UsuarioAtual | null>;

const parse = <S extends z.ZodType>(schema: S | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(normalizeInput(value));
  if (result.success) return result.data;
  const campos = camposComErro(result.error);
  const [first] = Object.values(campos);
  throw invalid('entrada.invalida', first ?? 'Campo inválido!', { campos });
};

/** The person is looked up only where the endpoint asks for them: an answer for everybody must not depend on one. */
const callerOf = async (
  { acesso }: Endpoint,
  authenticate: Authenticate,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ usuario?: UsuarioAtual | null }> => {
  if (acesso.tipo === 'aberto' && !acesso.comPessoa) return {};
  const usuario = await authenticate(request, reply);
  enforce(podeAcessar(acesso, usuario));
  return { usuario };
};

const JSON_BODY = [
  /^(?!(application\/(x-www-form-urlencoded|octet-stream)|multipart\/form-data)\b)/i,
  'Envie o conteúdo em JSON (application/json).',
] as const;
const FORM_BODY = [
  /^application\/x-www-form-urlencoded\b/i,
  'Envie os campos como formulário (application/x-www-form-urlencoded).',
] as const;
const RAW_BODY = [
  /^application\/octet-stream\b/i,
  'Envie os bytes do arquivo (application/octet-stream).',
] as const;
const MULTIPART_BODY = [
  /^multipart\/form-data\b/i,
  'Envie o arquivo e os campos como formulário (multipart/form-data).',
] as const;

const bodyOf = ({ formulario, corpoCru, comArquivo }: Endpoint) => {
  if (corpoCru) return RAW_BODY;
  if (comArquivo) return MULTIPART_BODY;
  return formulario ? FORM_BODY : JSON_BODY;
};

/** A form can be sent from another site's page without asking first; only what says so takes one. */
const assertFormat = (endpoint: Endpoint, { body, headers }: FastifyRequest): void => {
  if (body === undefined || body === null) return;
  const [format, message] = bodyOf(endpoint);
  if (!format.test(headers['content-type'] ?? '')) throw wrongFormat('entrada.formato', message);
};

/** The bytes are not read here: the handler first asks whether they are wanted. */
const passBytes = (app: FastifyInstance, { comArquivo }: Endpoint): void => {
  app.addContentTypeParser(
    comArquivo ? 'multipart/form-data' : 'application/octet-stream',
    (_request, payload, done) => done(null, payload),
  );
};

const registerOne = (
  app: FastifyInstance,
  key: string,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  authenticate: Authenticate,
): void => {
  const { method, path } = splitKey(key);
  app.route({
    method,
    url: path,
    schema: {
      summary: endpoint.resumo,
      ...(!endpoint.respostaCrua && { response: { 200: endpoint.response } }),
    },
    config: { endpoint },
    ...(endpoint.limiteDoCorpo && { bodyLimit: endpoint.limiteDoCorpo }),
    handler: async (request, reply) => {
      // Who comes before what: a person without the right learns nothing from how their input is judged.
      const caller = await callerOf(endpoint, authenticate, request, reply);
      assertFormat(endpoint, request);
      return handler({
        params: parse(endpoint.params, request.params),
        query: parse(endpoint.query, request.query),
        body: parse(endpoint.body, request.body ?? undefined),
        ...caller,
        request,
        reply,
      } as Parameters<Handler<Endpoint>>[0]);
    },
  });
};

/** Mounts a capability's contract: who may call, what they send and what they get all come from the one object. */
export const registerRoutes = (
  app: FastifyInstance,
  { contract, handlers }: Routes,
  authenticate: Authenticate,
): void => {
  for (const [key, endpoint] of Object.entries(contract)) {
    const handler = handlers[key];
    if (!handler) throw new Error(`No handler for ${key}`);
    if (!endpoint.corpoCru && !endpoint.comArquivo) registerOne(app, key, endpoint, handler, authenticate);
    else
      void app.register(async (scope) => {
        passBytes(scope, endpoint);
        registerOne(scope, key, endpoint, handler, authenticate);
      });
  }
};

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
