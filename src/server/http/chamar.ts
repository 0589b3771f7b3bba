import type { FastifyReply, FastifyRequest } from 'fastify';
import { podeAcessar } from '#kernel/acesso.ts';
import type { Contract, Endpoint, Output } from '#kernel/endpoint.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Handler, Routes } from './handlers.ts';
import { parse } from './register.ts';

/** The page's request and its answer, on which the endpoint may set cookies. */
export interface Pedido {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Entrada {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

type Chamada<C extends Contract> = <K extends keyof C & string>(
  key: K,
  pedido: Pedido,
  entrada?: Entrada,
) => Promise<Output<C[K] & Endpoint>>;

/**
 * Lets a page made on the server call an endpoint as a visitor who is not signed in would: the same access, the same
 * checks of the input, the same handler. A session that the browser also has is not looked at.
 */
export const createChamar = (todas: readonly Routes[]) => {
  const endpoints = new Map(
    todas.flatMap(({ contract, handlers }) =>
      Object.entries(contract).map(([key, endpoint]) => [key, { endpoint, handler: handlers[key] }] as const),
    ),
  );
  const chamar = async (key: string, { request, reply }: Pedido, entrada: Entrada = {}): Promise<unknown> => {
    const { endpoint, handler } = endpoints.get(key) ?? {};
    if (!endpoint || !handler) throw new Error(`No handler for ${key}`);
    enforce(podeAcessar(endpoint.acesso, null));
    const answer = await handler({
      params: parse(request, endpoint.params, entrada.params),
      query: parse(request, endpoint.query, entrada.query),
      body: parse(request, endpoint.body, entrada.body),
      usuario: null,
      request,
      reply,
    } as unknown as Parameters<Handler<Endpoint>>[0]);
    return endpoint.response.parse(answer);
  };
  return <C extends Contract>(): Chamada<C> => chamar as Chamada<C>;
};
