import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { podeAcessar } from '#kernel/acesso.ts';
import { type Endpoint, splitKey } from '#kernel/endpoint.ts';
import { invalid } from '#kernel/errors.ts';
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
    handler: async (request, reply) => {
      // Who comes before what: a person without the right learns nothing from how their input is judged.
      const usuario = await authenticate(request, reply);
      enforce(podeAcessar(endpoint.acesso, usuario));
      return handler({
        params: parse(endpoint.params, request.params),
        query: parse(endpoint.query, request.query),
        body: parse(endpoint.body, request.body ?? undefined),
        usuario,
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
    registerOne(app, key, endpoint, handler, authenticate);
  }
};

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
