import type { z } from 'zod';
import type { Ato, AtoDoCiclo, RotaDoAto } from '#kernel/ato/ato.ts';
import { type AlvoDo, atendeUm } from '#server/ciclo/atende-um.ts';
import type { Alvo } from '#server/ciclo/ciclo.ts';
import type { Feito } from '#server/ciclo/rotas-dos-atos.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Aviso, Efeito, NoAto } from './anotar.ts';
import { quemDoPedido } from './faz.ts';
import type { QuemAge } from './quem-age.ts';

/** What an act did to something that belongs to a case, besides writing its rows. */
export interface EfeitoNoPendente<R, Evento extends Aviso['evento'] = Aviso['evento']>
  extends Omit<Efeito<R>, 'mudancas' | 'avisos'> {
  readonly avisos?: readonly (Aviso & { readonly evento: Evento })[];
}

interface ComEntrada {
  readonly entrada: z.ZodType;
}

/** An act ready to run: from a request, or inside a caller's transaction. */
type Executar<A extends ComEntrada, Visto, R> = (
  platform: Platform,
  quem: QuemAge,
  alvo: Visto,
  entrada: z.output<A['entrada']>,
  db?: Db,
) => Promise<R>;

/** Also answers the request whose path names the thing; the session and keys say who asks. */
export const comRota = <A extends Feito['ato'], Visto, R>(
  ato: A,
  executar: Executar<A, Visto, R>,
): Feito & Executar<A, Visto, R> => {
  const atender = atendeUm(ato, (platform, pedido, alvo, entrada) =>
    executar(platform, quemDoPedido(platform, pedido), alvo as AlvoDo<A> & Visto, entrada),
  );
  return Object.assign(executar, { ato, atender });
};

/**
 * Gives a life cycle that belongs to a case its own version of `faz`: `fazNaDenuncia(ato, async
 * (na, entrada) => efeito)`. `agir` is its only way to act; the rest follows from the act's
 * declaration.
 */
export const fazNoPendente =
  <Estado, Fatos, Visto extends Alvo, No extends NoAto, Mais extends object = object>(
    agir: <R>(
      platform: Platform,
      quem: QuemAge,
      alvo: Visto,
      ato: AtoDoCiclo<Estado, Fatos>,
      fazer: (no: No) => Promise<EfeitoNoPendente<R> & Mais>,
      db?: Db,
    ) => Promise<R>,
  ) =>
  <A extends Ato<string, Estado, Fatos, z.ZodType, RotaDoAto, Aviso['evento']>, R>(
    ato: A,
    fazer: (
      no: No & { readonly platform: Platform; readonly quem: QuemAge; readonly alvo: Visto & AlvoDo<A> },
      entrada: z.output<A['entrada']>,
    ) => Promise<EfeitoNoPendente<R, A['avisa'][number]> & Mais>,
  ): Feito & Executar<A, Visto & AlvoDo<A>, R> =>
    comRota(ato, (platform, quem, alvo: Visto & AlvoDo<A>, entrada, db) =>
      agir(platform, quem, alvo, ato, (no) => fazer({ ...no, platform, quem, alvo }, entrada), db),
    );
