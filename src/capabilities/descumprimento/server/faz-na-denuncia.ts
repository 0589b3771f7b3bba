import type { z } from 'zod';
import { type Aviso, type QuemAge, quemDoPedido } from '#capabilities/manifestacao/server/index.ts';
import type { Ato, RotaDoAto } from '#kernel/ato/ato.ts';
import { atendeUm } from '#server/ciclo/atende-um.ts';
import type { Feito } from '#server/ciclo/rotas-dos-atos.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { PapeisNaDenuncia, SituacaoDaDenuncia } from '../domain/fatos-da-denuncia.ts';
import {
  agirNaDenuncia,
  type DenunciaAlvo,
  type EfeitoNaDenuncia,
  type NaDenuncia,
} from './agir-na-denuncia.ts';

type Declarado = Ato<string, SituacaoDaDenuncia, PapeisNaDenuncia, z.ZodType, RotaDoAto, Aviso['evento']>;

type Executar<A extends Declarado, R> = (
  platform: Platform,
  quem: QuemAge,
  alvo: DenunciaAlvo,
  entrada: z.output<A['entrada']>,
  db?: Db,
) => Promise<R>;

/** Says what an act does to a denúncia de descumprimento. The rest follows from what it declares. */
export const fazNaDenuncia = <A extends Declarado, R>(
  ato: A,
  fazer: (
    na: NaDenuncia & { readonly quem: QuemAge },
    entrada: z.output<A['entrada']>,
  ) => Promise<EfeitoNaDenuncia<R, A['avisa'][number]>>,
): Feito & Executar<A, R> => {
  const executar: Executar<A, R> = (platform, quem, alvo, entrada, db) =>
    agirNaDenuncia(platform, quem, alvo, ato, (na) => fazer({ ...na, quem }, entrada), db);
  const atender = atendeUm(ato, (platform, pedido, alvo, entrada) =>
    executar(platform, quemDoPedido(platform, pedido), alvo as unknown as DenunciaAlvo, entrada),
  );
  return Object.assign(executar, { ato, atender });
};
