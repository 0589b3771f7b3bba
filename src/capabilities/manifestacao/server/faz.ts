import type { z } from 'zod';
import type { FinalidadeDaChave } from '#capabilities/codigo-acesso/server/index.ts';
import type { Ato, RotaDoAto } from '#kernel/ato/ato.ts';
import type { CasoDoLote, ResultadoDoLote } from '#kernel/lista/lote.ts';
import { type AlvoDo, atendeUm } from '#server/ciclo/atende-um.ts';
import { emLote } from '#server/ciclo/em-lote.ts';
import type { Feito, PedidoDeAto } from '#server/ciclo/rotas-dos-atos.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { PalcoDaManifestacao } from '../domain/ensaio.ts';
import type { FatosDaManifestacao } from '../domain/fatos.ts';
import type { IdSituacao } from '../domain/situacao.ts';
import { agir, type CasoVisto } from './agir.ts';
import type { Aviso, Efeito, NoAto } from './anotar.ts';
import { type QuemAge, quemAge } from './quem-age.ts';
import type { Reversao } from './reversao.ts';

type Declarado = Ato<
  string,
  IdSituacao,
  FatosDaManifestacao,
  z.ZodType,
  RotaDoAto,
  Aviso['evento'],
  PalcoDaManifestacao
>;

/** What a person filled in, parsed. */
export type EntradaDo<A extends Declarado> = z.output<A['entrada']>;

/** What an act did; it may send only the mails that its declaration names. */
export interface EfeitoDo<A extends Declarado, R> extends Efeito<R> {
  readonly avisos?: readonly (Aviso & { readonly evento: A['avisa'][number] })[];
}

export interface NoAtoPedido extends NoAto {
  readonly platform: Platform;
  readonly quem: QuemAge;
}

interface Opcoes<Entrada> {
  /** Keys to the case that this act accepts besides the access code's. */
  readonly chaves?: readonly FinalidadeDaChave[];
  /** Runs before the case is locked: its refusal comes before any that the act declares. */
  readonly antes?: (platform: Platform, quem: QuemAge, alvo: CasoVisto, entrada: Entrada) => Promise<void>;
}

/** An act ready to run: from a request, the integration API, or inside a caller's transaction. */
export type AtoFeito<A extends Declarado, R> = Feito &
  ((platform: Platform, quem: QuemAge, alvo: CasoVisto, entrada: EntradaDo<A>, db?: Db) => Promise<R>);

interface CorpoDeLote {
  readonly casos: readonly CasoDoLote[];
  readonly podeDesfazer?: boolean;
}

/** What `emLote` and the acts pass on of a case: also, of a single one, whether it may be taken back. */
type CasoComReversao = CasoDoLote & Pick<CasoVisto, 'reversao'>;

/** Answers a request whose body names several cases: all at once, in the act's own way. */
export const atendeLote =
  <A extends Declarado>(
    _ato: A,
    fazer: (
      platform: Platform,
      quem: QuemAge,
      casos: readonly CasoDoLote[],
      entrada: EntradaDo<A>,
    ) => Promise<ResultadoDoLote>,
  ): Feito['atender'] =>
  async (platform, pedido) => {
    const { casos, podeDesfazer = false, ...entrada } = pedido.body as CorpoDeLote;
    const reversao: Reversao = {};
    const alvos: readonly CasoComReversao[] =
      podeDesfazer && casos.length === 1 ? casos.map((caso) => ({ ...caso, reversao })) : casos;
    const feito = await fazer(platform, quemDoPedido(platform, pedido), alvos, entrada as EntradaDo<A>);
    return reversao.segundos === undefined ? feito : { ...feito, desfazer: { segundos: reversao.segundos } };
  };

export const quemDoPedido = (
  platform: Platform,
  pedido: PedidoDeAto,
  chaves: readonly FinalidadeDaChave[] = [],
): QuemAge => quemAge(platform, pedido, ...chaves);

/** Says what an act does to a case. Everything else follows from what it declares. */
export const faz = <A extends Declarado, R>(
  ato: A,
  fazer: (noAto: NoAtoPedido, entrada: EntradaDo<A>) => Promise<EfeitoDo<A, R>>,
  { chaves = [], antes }: Opcoes<EntradaDo<A>> = {},
): AtoFeito<A, R> => {
  const executar = async (
    platform: Platform,
    quem: QuemAge,
    alvo: CasoVisto,
    entrada: EntradaDo<A>,
    db?: Db,
  ): Promise<R> => {
    await antes?.(platform, quem, alvo, entrada);
    return agir(platform, quem, alvo, ato, (noAto) => fazer({ ...noAto, platform, quem }, entrada), {
      aceitas: ['codigo', ...chaves],
      ...(db && { db }),
    });
  };
  const atender = ato.rota?.variosCasos
    ? atendeLote(ato, (platform, quem, casos, entrada) =>
        emLote(platform, casos, (caso) => executar(platform, quem, caso, entrada)),
      )
    : atendeUm(ato, (platform, pedido, alvo, entrada) =>
        executar(platform, quemDoPedido(platform, pedido, chaves), alvo as AlvoDo<A> & CasoVisto, entrada),
      );
  return Object.assign(executar, { ato, atender });
};
