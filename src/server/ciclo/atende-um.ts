import type { z } from 'zod';
import type { AtoComRota, ParametrosDo } from '#kernel/ato/endpoint-do-ato.ts';
import { FEITO } from '#kernel/campos.ts';
import type { Platform } from '#server/platform.ts';
import type { Alvo } from './ciclo.ts';
import type { Feito, PedidoDeAto } from './rotas-dos-atos.ts';

/** What the path of an act names, and the version that the person saw. */
export type AlvoDo<A extends AtoComRota> = Alvo & ParametrosDo<A>;

/** Answers a request whose path names the single thing to act on. */
export const atendeUm =
  <A extends AtoComRota>(
    ato: A,
    fazer: (
      platform: Platform,
      pedido: PedidoDeAto,
      alvo: AlvoDo<A>,
      entrada: z.output<A['entrada']>,
    ) => Promise<unknown>,
  ): Feito['atender'] =>
  async (platform, pedido) => {
    const { params, body } = pedido as { params: ParametrosDo<A>; body: { versao?: number } };
    const { versao, ...entrada } = body;
    const resultado = await fazer(platform, pedido, { ...params, versao }, entrada as z.output<A['entrada']>);
    return ato.rota?.resposta ? resultado : FEITO;
  };
