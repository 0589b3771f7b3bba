import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { podeAcessar } from '#kernel/acesso.ts';
import type { Confirma } from '#kernel/confirmacao.ts';
import { type Endpoint, splitKey } from '#kernel/endpoint.ts';
import { invalid, wrongFormat } from '#kernel/errors.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Frear } from '../brake/por-pessoa.ts';
import { bodyOf } from './body-format.ts';
import type { Handler, Routes } from './handlers.ts';
import { assertBounded, normalizeInput } from './input.ts';
import { bearerOf, isIntegration, namesOf } from './integration.ts';
import { sentenceForProgram } from './integration-refusal.ts';

export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<UsuarioAtual | null>;

/** Refuses unless the person confirmed the second factor a moment ago, or does so in this very request. */
export type Confirmar = (request: FastifyRequest, confirma: Confirma, usuario: UsuarioAtual) => Promise<void>;

/** What every request meets before its handler: who calls, whether they have just proved it again, and the brake of heavy work. */
export interface Porta {
  readonly authenticate: Authenticate;
  readonly confirmar: Confirmar;
  readonly frear: Frear;
}

export const parse = <S extends z.ZodType>(
  request: FastifyRequest,
  schema: S | undefined,
  value: unknown,
): unknown => {
  if (!schema) return undefined;
  const byProgram = isIntegration(request);
  assertBounded(value);
  const result = schema.safeParse(byProgram ? namesOf(schema, value) : normalizeInput(value));
  if (result.success) return result.data;
  const campos = camposComErro(result.error);
  // A form shows the sentence beside its field; a program only has the sentence.
  const message = byProgram ? sentenceForProgram(result.error, value) : Object.values(campos)[0];
  throw invalid('entrada.invalida', message ?? 'Campo inválido!', { campos });
};

/** The person is looked up only where declared: an answer for everybody must not depend on one. */
const callerOf = async (
  { acesso, confirma, integracao }: Endpoint,
  { authenticate, confirmar }: Porta,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ usuario?: UsuarioAtual | null }> => {
  if (acesso.tipo === 'aberto' && !acesso.comPessoa) {
    // An open endpoint needs no token; one that is sent is checked, so that its client learns it
    // ended.
    if (integracao !== 'oauth' && bearerOf(request) !== null) await authenticate(request, reply);
    return {};
  }
  const usuario = await authenticate(request, reply);
  enforce(podeAcessar(acesso, usuario));
  if (confirma && usuario) await confirmar(request, confirma, usuario);
  // Where everybody may come, who still owes the second factor is nobody in particular.
  const deveOFator =
    usuario?.fatorPendente ||
    (usuario?.fator?.exigido && !usuario.fator.tem && usuario.fator.confirmadoEm === null);
  return { usuario: acesso.tipo === 'aberto' && deveOFator ? null : usuario };
};

/** Other sites' pages can submit forms unasked, so only endpoints that declare it take one. */
const assertFormat = (endpoint: Endpoint, { body, headers }: FastifyRequest): void => {
  if (body === undefined || body === null) return;
  const [format, message] = bodyOf(endpoint);
  if (!format.test(headers['content-type'] ?? '')) throw wrongFormat('entrada.formato', message);
};

/** The bytes are not read here: the handler first decides whether to accept them. */
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
  { handler, aoRecusarOCorpo }: Pick<Routes, 'aoRecusarOCorpo'> & { readonly handler: Handler<Endpoint> },
  porta: Porta,
): void => {
  const { method, path } = splitKey(key);
  const callers = new WeakMap<FastifyRequest, Awaited<ReturnType<typeof callerOf>>>();
  app.route({
    method,
    url: path,
    schema: {
      summary: endpoint.resumo,
      ...(!endpoint.respostaCrua && { response: { 200: endpoint.response } }),
    },
    config: { endpoint },
    ...(endpoint.limiteDoCorpo && { bodyLimit: endpoint.limiteDoCorpo }),
    // Programs send whole files in a body: it is not read before the token was checked.
    ...(endpoint.integracao === 'api' && {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        callers.set(request, await callerOf(endpoint, porta, request, reply));
      },
    }),
    handler: async (request, reply) => {
      // The caller before the input: without the right, a person learns nothing from its
      // validation.
      const caller = callers.get(request) ?? (await callerOf(endpoint, porta, request, reply));
      assertFormat(endpoint, request);
      await porta.frear(endpoint, caller.usuario, request);
      const params = parse(request, endpoint.params, request.params);
      const query = parse(request, endpoint.query, request.query);
      const bodyOrRefusal = async (): Promise<unknown> => {
        try {
          return parse(request, endpoint.body, request.body ?? undefined);
        } catch (error) {
          await aoRecusarOCorpo?.({ params, ...caller, request });
          throw error;
        }
      };
      return handler({
        params,
        query,
        body: await bodyOrRefusal(),
        ...caller,
        request,
        reply,
      } as Parameters<Handler<Endpoint>>[0]);
    },
  });
};

/** Mounts a contract: who may call, what they send and what they get come from one object. */
export const registerRoutes = (
  app: FastifyInstance,
  { contract, handlers, aoRecusarOCorpo }: Routes,
  porta: Porta,
): void => {
  for (const [key, endpoint] of Object.entries(contract)) {
    const handler = handlers[key];
    if (!handler) throw new Error(`No handler for ${key}`);
    const feito = { handler, ...(aoRecusarOCorpo && { aoRecusarOCorpo }) };
    if (!endpoint.corpoCru && !endpoint.comArquivo) registerOne(app, key, endpoint, feito, porta);
    else
      void app.register(async (scope) => {
        passBytes(scope, endpoint);
        registerOne(scope, key, endpoint, feito, porta);
      });
  }
};

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
