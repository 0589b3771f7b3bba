import type { z } from 'zod';
import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import type { Ato, RotaDoAto } from '#kernel/ato/ato.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { atendeUm } from '#server/ciclo/atende-um.ts';
import { emTransacao } from '#server/ciclo/ciclo.ts';
import type { Feito } from '#server/ciclo/rotas-dos-atos.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { FatosDoItem } from '../domain/fatos-do-item.ts';
import type { itemVisto } from '../domain/item-visto.ts';
import type { SituacaoDoItem } from '../domain/resposta-do-item.ts';
import { agirNoItem, type EfeitoNoItem, type ItemAlvo, type NoItem } from './agir-no-item.ts';
import type { AvisoDaCorrecao } from './avisar-da-correcao.ts';
import { verItem } from './ver-checklist.ts';

type Declarado = Ato<string, SituacaoDoItem, FatosDoItem, z.ZodType, RotaDoAto, EventoDeEmail>;

/** 'a-corrigir' of 'transparencia.a-corrigir'. */
type Acontece<Evento> = Evento extends `transparencia.${infer Nome extends AvisoDaCorrecao['aconteceu']}`
  ? Nome
  : never;

type Executar<A extends Declarado> = (
  platform: Platform,
  usuario: UsuarioAtual,
  alvo: ItemAlvo,
  entrada: z.output<A['entrada']>,
  db?: Db,
) => Promise<z.input<typeof itemVisto>>;

/**
 * Says what an act does to an item; the rest follows from its declaration. Returns the item as it
 * is afterwards.
 */
export const fazNoItem = <A extends Declarado>(
  ato: A,
  fazer: (no: NoItem, entrada: z.output<A['entrada']>) => Promise<EfeitoNoItem<Acontece<A['avisa'][number]>>>,
): Feito & Executar<A> => {
  const executar: Executar<A> = (platform, usuario, alvo, entrada, db = platform.db) =>
    emTransacao(db, async (tx) => {
      await agirNoItem(platform, usuario, alvo, ato, (no) => fazer(no, entrada), tx);
      return verItem(platform, tx, usuario, alvo);
    });
  const atender = atendeUm(ato, (platform, { usuario }, alvo, entrada) => {
    if (!usuario) throw new Error(`${ato.nome} without a person`);
    return executar(platform, usuario, alvo as unknown as ItemAlvo, entrada);
  });
  return Object.assign(executar, { ato, atender });
};
