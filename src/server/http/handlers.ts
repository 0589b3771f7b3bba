import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Contract, Endpoint, ParsedInput } from '#kernel/endpoint.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';

/** Open endpoints may have nobody signed in; behind every other one there is a person. */
type Quem<E extends Endpoint> = E['acesso'] extends { tipo: 'aberto' } ? UsuarioAtual | null : UsuarioAtual;

export interface Contexto<E extends Endpoint> extends ParsedInput<E> {
  readonly usuario: Quem<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Resposta<E extends Endpoint> = E['respostaCrua'] extends true ? FastifyReply : z.input<E['response']>;

export type Handler<E extends Endpoint> = (contexto: Contexto<E>) => Promise<Resposta<E>>;

/** One handler per endpoint of the contract: one missing or one too many does not compile. */
export type Handlers<C extends Contract> = {
  readonly [K in keyof C]: C[K] extends Endpoint ? Handler<C[K]> : never;
};

/** A contract with its handlers, its types folded away so that the composition root can keep a list of them. */
export interface Routes {
  readonly contract: Contract;
  readonly handlers: Readonly<Record<string, Handler<Endpoint>>>;
}

export const routes = <C extends Contract>(contract: C, handlers: Handlers<C>): Routes => ({
  contract,
  handlers: handlers as unknown as Routes['handlers'],
});
