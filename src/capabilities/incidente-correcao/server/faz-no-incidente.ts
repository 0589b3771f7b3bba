import type { z } from 'zod';
import { type Aviso, type QuemAge, quemDoPedido } from '#capabilities/manifestacao/server/index.ts';
import type { Ato, RotaDoAto } from '#kernel/ato/ato.ts';
import { atendeUm } from '#server/ciclo/atende-um.ts';
import type { Feito } from '#server/ciclo/rotas-dos-atos.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { FatosDoIncidente, SituacaoDoIncidente } from '../domain/fatos-do-incidente.ts';
import {
  agirNoIncidente,
  type EfeitoNoIncidente,
  type IncidenteAlvo,
  type NoIncidente,
} from './agir-no-incidente.ts';

type Declarado = Ato<string, SituacaoDoIncidente, FatosDoIncidente, z.ZodType, RotaDoAto, Aviso['evento']>;

type Executar<A extends Declarado, R> = (
  platform: Platform,
  quem: QuemAge,
  alvo: IncidenteAlvo,
  entrada: z.output<A['entrada']>,
  db?: Db,
) => Promise<R>;

/** Says what an act does to an incidente de correção. The rest follows from what it declares. */
export const fazNoIncidente = <A extends Declarado, R>(
  ato: A,
  fazer: (
    no: NoIncidente & { readonly quem: QuemAge },
    entrada: z.output<A['entrada']>,
  ) => Promise<EfeitoNoIncidente<R, A['avisa'][number]>>,
): Feito & Executar<A, R> => {
  const executar: Executar<A, R> = (platform, quem, alvo, entrada, db) =>
    agirNoIncidente(platform, quem, alvo, ato, (no) => fazer({ ...no, quem }, entrada), db);
  const atender = atendeUm(ato, (platform, pedido, alvo, entrada) =>
    executar(platform, quemDoPedido(platform, pedido), alvo as unknown as IncidenteAlvo, entrada),
  );
  return Object.assign(executar, { ato, atender });
};
