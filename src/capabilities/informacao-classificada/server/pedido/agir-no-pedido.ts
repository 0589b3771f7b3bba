import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import type { Ato, RotaDoAto } from '#kernel/ato/ato.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { type AlvoDo, atendeUm } from '#server/ciclo/atende-um.ts';
import { type Alvo, createCiclo } from '#server/ciclo/ciclo.ts';
import type { Feito } from '#server/ciclo/rotas-dos-atos.ts';
import type { Db } from '#server/db/database.ts';
import type { PedidoDesclassificacao } from '#server/db/schema.ts';
import type { Platform } from '#server/platform.ts';
import type { EstadoDoPedido } from '../../domain/pedido/estado-do-pedido.ts';
import type { FatosDoPedido } from '../../domain/pedido/fatos-do-pedido.ts';
import { pedidoMudou } from '../../domain/pedido/pedido-errors.ts';
import { assinar } from '../orgao-da-pessoa.ts';
import { type AvisoDoPedido, avisarDoPedido } from './avisar-do-pedido.ts';
import { lockPedidoDoLeitor, type PedidoDoLeitor } from './pedido-do-leitor.ts';
import { insertHistoricoDoPedido, updatePedido } from './pedido-repository.ts';

interface PedidoAlvo extends Alvo {
  readonly idPedido: number;
}

/** What the act did, besides writing its rows. */
interface EfeitoNoPedido<Evento extends EventoDeEmail = EventoDeEmail> {
  readonly mudancas?: Omit<Updateable<PedidoDesclassificacao>, 'id' | 'situacao' | 'versao'>;
  /** The history's sentence. */
  readonly informacoes: string;
  /** The office that decides now: its mailbox is told. */
  readonly idJulgadora: number;
  readonly avisos?: readonly (AvisoDoPedido & { readonly evento: Evento })[];
}

/** The life cycle of a pedido, with its own history: it hangs on no case. */
const ciclo = createCiclo<
  UsuarioAtual,
  PedidoAlvo,
  PedidoDoLeitor,
  EstadoDoPedido,
  FatosDoPedido,
  EfeitoNoPedido
>({
  trava: ({ platform, tx, quem }, { idPedido }) => lockPedidoDoLeitor(platform, tx, quem, idPedido),
  versaoDe: ({ row }) => row.versao,
  recusaVersao: (_tx, { row }) => pedidoMudou(row.versao),
  estadoDe: ({ row }) => row.situacao as EstadoDoPedido,
  fatosDe: ({ fatos }) => fatos,
  perfilDe: ({ idPerfil }) => idPerfil,
  grava: async ({ platform, tx, quem, agora }, { row, passos, fatos }, { ato, estado, efeito }) => {
    const { mudancas, informacoes, idJulgadora, avisos = [] } = efeito;
    await updatePedido(tx, row.id, {
      ...mudancas,
      situacao: estado,
      versao: row.versao + 1,
      atualizado_em: agora,
    });
    const sigla = fatos.requerente ? null : (passos.at(-1)?.sigla ?? row.sigla);
    await insertHistoricoDoPedido(tx, {
      id_pedido: row.id,
      ato: ato.historico.rotulo,
      situacao: estado,
      ocorrido_em: agora,
      ...assinar(quem, sigla),
      informacoes,
    });
    for (const aviso of avisos) await avisarDoPedido(platform, tx, { row, idJulgadora }, aviso);
  },
});

type Declarado = Ato<string, EstadoDoPedido, FatosDoPedido, z.ZodType, RotaDoAto, AvisoDoPedido['evento']>;

export interface NoPedido extends PedidoDoLeitor {
  readonly platform: Platform;
  readonly usuario: UsuarioAtual;
  readonly tx: Db;
  readonly agora: Date;
}

/** Says what an act does to a pedido; the rest follows from its declaration. */
export const fazNoPedido = <A extends Declarado, R>(
  ato: A,
  fazer: (
    no: NoPedido,
    entrada: z.output<A['entrada']>,
  ) => Promise<EfeitoNoPedido<A['avisa'][number]> & { readonly resultado: R }>,
): Feito &
  ((
    platform: Platform,
    usuario: UsuarioAtual,
    alvo: PedidoAlvo,
    entrada: z.output<A['entrada']>,
    db?: Db,
  ) => Promise<R>) => {
  const executar = (
    platform: Platform,
    usuario: UsuarioAtual,
    { idPedido, versao }: PedidoAlvo,
    entrada: z.output<A['entrada']>,
    db?: Db,
  ): Promise<R> =>
    ciclo.agir({ platform, quem: usuario, db }, { idPedido, versao }, ato, ({ tx, agora, coisa }) =>
      fazer({ ...coisa, platform, usuario, tx, agora }, entrada),
    );
  const atender = atendeUm(ato, (platform, { usuario }, alvo: AlvoDo<A>, entrada) => {
    if (!usuario) throw new Error(`${ato.nome} without a person`);
    return executar(platform, usuario, alvo as AlvoDo<A> & PedidoAlvo, entrada);
  });
  return Object.assign(executar, { ato, atender });
};
