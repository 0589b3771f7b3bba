import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Acesso } from '#kernel/acesso.ts';
import type { Contract, Endpoint, ParsedInput } from '#kernel/endpoint.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';

/** An open endpoint knows no person; open 'com pessoa' may have nobody; all others have one. */
type Caller<A extends Acesso> = A extends { tipo: 'aberto'; comPessoa: false }
  ? unknown
  : A extends { tipo: 'aberto' }
    ? { readonly usuario: UsuarioAtual | null }
    : { readonly usuario: UsuarioAtual };

export type Context<E extends Endpoint> = ParsedInput<E> &
  Caller<E['acesso']> & {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
  };

type Answer<E extends Endpoint> = E['respostaCrua'] extends true ? FastifyReply : z.input<E['response']>;

export type Handler<E extends Endpoint> = (context: Context<E>) => Promise<Answer<E>>;

/** One handler per endpoint of the contract: one missing or one too many does not compile. */
export type Handlers<C extends Contract> = {
  readonly [K in keyof C]: C[K] extends Endpoint ? Handler<C[K]> : never;
};

/** A call whose body was refused: all that is known is who calls, and what the address names. */
export interface CorpoRecusado {
  readonly params: unknown;
  readonly usuario?: UsuarioAtual | null;
  readonly request: FastifyRequest;
}

/** A contract with its handlers, without exact types, so that a list of them can be kept. */
export interface Routes {
  readonly contract: Contract;
  readonly handlers: Readonly<Record<string, Handler<Endpoint>>>;
  /** May refuse for a better reason than the body: what the address names does not exist. */
  readonly aoRecusarOCorpo?: (recusado: CorpoRecusado) => Promise<void>;
}

export const routes = <C extends Contract>(contract: C, handlers: Handlers<C>): Routes => ({
  contract,
  handlers: handlers as unknown as Routes['handlers'],
});
