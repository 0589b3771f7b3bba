import type { z } from 'zod';
import { type Aviso, type QuemAge, quemDoPedido } from '#capabilities/manifestacao/server/index.ts';
import type { IdSituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import type { Ato, RotaDoAto } from '#kernel/ato/ato.ts';
import { type AlvoDo, atendeUm } from '#server/ciclo/atende-um.ts';
import type { Feito } from '#server/ciclo/rotas-dos-atos.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { FatosDoRecurso } from '../domain/fatos-do-recurso.ts';
import {
  agirNoRecurso,
  type EfeitoNoRecurso,
  type NoRecurso,
  type RecursoVistoPor,
} from './agir-no-recurso.ts';

type Declarado = Ato<string, IdSituacaoRecurso, FatosDoRecurso, z.ZodType, RotaDoAto, Aviso['evento']>;

export interface NoRecursoPedido<A extends Declarado> extends NoRecurso {
  readonly platform: Platform;
  readonly quem: QuemAge;
  readonly alvo: RecursoVistoPor & AlvoDo<A>;
}

type Executar<A extends Declarado, R> = (
  platform: Platform,
  quem: QuemAge,
  alvo: RecursoVistoPor & AlvoDo<A>,
  entrada: z.output<A['entrada']>,
  db?: Db,
) => Promise<R>;

/** An act on an appeal, ready to be done: from a request, or inside another's transaction. */
export type AtoNoRecurso<A extends Declarado, R> = Feito & Executar<A, R>;

/** Says what an act does to an appeal. The rest follows from what it declares. */
export const fazNoRecurso = <A extends Declarado, R>(
  ato: A,
  fazer: (
    no: NoRecursoPedido<A>,
    entrada: z.output<A['entrada']>,
  ) => Promise<EfeitoNoRecurso<R, A['avisa'][number]>>,
): AtoNoRecurso<A, R> => {
  const executar: Executar<A, R> = (platform, quem, alvo, entrada, db) =>
    agirNoRecurso(platform, quem, alvo, ato, (no) => fazer({ ...no, platform, quem, alvo }, entrada), db);
  const atender = atendeUm(ato, (platform, pedido, alvo, entrada) =>
    executar(platform, quemDoPedido(platform, pedido), alvo as RecursoVistoPor & AlvoDo<A>, entrada),
  );
  return Object.assign(executar, { ato, atender });
};
