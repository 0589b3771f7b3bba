import type { AtoDeclarado } from '#kernel/ato/ato.ts';
import { endpointDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { Context, Handler, Routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';

/** What a request for an act brings: who asks, what the path names and what was filled in. */
export type PedidoDeAto = Context<Endpoint> & { readonly params: never; readonly body: never };

/** An act together with what the server does for it. */
export interface Feito {
  readonly ato: AtoDeclarado;
  /** Answers the browser's request. An act that declares no route is never asked for this way. */
  atender(platform: Platform, pedido: PedidoDeAto): Promise<unknown>;
}

/** The endpoints of all acts that declare a route. */
export const rotasDosAtos = (platform: Platform, feitos: readonly Feito[]): Routes => {
  const comRota = feitos.filter(({ ato }) => ato.rota);
  return {
    contract: Object.fromEntries(comRota.map(({ ato }) => endpointDoAto(ato))),
    handlers: Object.fromEntries(
      comRota.map(({ ato, atender }): [string, Handler<Endpoint>] => [
        ato.rota?.chave ?? '',
        (pedido) => atender(platform, pedido as PedidoDeAto),
      ]),
    ),
  };
};
