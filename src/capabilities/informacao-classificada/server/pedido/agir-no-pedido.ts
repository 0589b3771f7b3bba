import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { comoChegou, fraseDoAtendimento } from '#capabilities/manifestacao/domain/em-nome.ts';
import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Ato, RotaDoAto } from '#kernel/ato/ato.ts';
import { Perfil } from '#kernel/perfil.ts';
import { type AlvoDo, atendeUm } from '#server/ciclo/atende-um.ts';
import { type Alvo, createCiclo } from '#server/ciclo/ciclo.ts';
import type { Feito } from '#server/ciclo/rotas-dos-atos.ts';
import type { Db } from '#server/db/database.ts';
import type { PedidoDesclassificacao } from '#server/db/schema.ts';
import type { Platform } from '#server/platform.ts';
import type { EstadoDoPedido } from '../../domain/pedido/estado-do-pedido.ts';
import type { FatosDoPedido } from '../../domain/pedido/fatos-do-pedido.ts';
import { pedidoMudou } from '../../domain/pedido/pedido-errors.ts';
import { type AvisoDoPedido, avisarDoPedido } from './avisar-do-pedido.ts';
import { darCiencia } from './depois-da-decisao.ts';
import { lockPedidoDoLeitor, type PedidoDoLeitor } from './pedido-do-leitor.ts';
import { insertHistoricoDoPedido, updatePedido } from './pedido-repository.ts';
import { autorNoPedido, type QuemNoPedido } from './quem-no-pedido.ts';

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

/** The history says how it came to the desk and who typed it in, and the person is told. */
const comAtendimento = (
  { informacoes, avisos = [], ...efeito }: EfeitoNoPedido,
  { emNome }: QuemNoPedido,
): EfeitoNoPedido & { readonly avisos: readonly AvisoDoPedido[] } => {
  if (!emNome) return { ...efeito, informacoes, avisos };
  const variaveis = { oQue: emNome.oQue, comoChegou: comoChegou(emNome) };
  return {
    ...efeito,
    informacoes: [
      informacoes,
      fraseDoAtendimento(emNome),
      ...(emNome.representante ? [`Quem pediu: ${emNome.representante.nome}.`] : []),
    ].join(' '),
    avisos: [...avisos, { evento: 'desclassificacao.em-nome', variaveis }],
  };
};

/** The life cycle of a pedido, with its own history: it hangs on no case. */
const ciclo = createCiclo<
  QuemNoPedido,
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
  perfilDe: ({ usuario }) => usuario?.idPerfil ?? Perfil.publico,
  grava: async ({ platform, tx, quem, agora }, visto, { ato, estado, efeito }) => {
    const { row } = visto;
    const { mudancas, informacoes, idJulgadora, avisos } = comAtendimento(efeito, quem);
    await updatePedido(tx, row.id, {
      ...mudancas,
      situacao: estado,
      versao: row.versao + 1,
      atualizado_em: agora,
    });
    // Who acts on the own pedido knows what was decided there.
    if (visto.isDono && visto.fatos.semCiencia) await darCiencia(tx, visto, agora);
    await insertHistoricoDoPedido(tx, {
      id_pedido: row.id,
      ato: ato.historico.rotulo,
      situacao: estado,
      ocorrido_em: agora,
      ...autorNoPedido(quem, visto),
      informacoes,
    });
    for (const aviso of avisos) await avisarDoPedido(platform, tx, { row, idJulgadora }, aviso);
  },
});

type Declarado = Ato<string, EstadoDoPedido, FatosDoPedido, z.ZodType, RotaDoAto, AvisoDoPedido['evento']>;

export interface NoPedido extends PedidoDoLeitor {
  readonly platform: Platform;
  readonly quem: QuemNoPedido;
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
    quem: QuemNoPedido,
    alvo: PedidoAlvo,
    entrada: z.output<A['entrada']>,
    db?: Db,
  ) => Promise<R>) => {
  const executar = (
    platform: Platform,
    quem: QuemNoPedido,
    { idPedido, versao }: PedidoAlvo,
    entrada: z.output<A['entrada']>,
    db?: Db,
  ): Promise<R> =>
    ciclo.agir({ platform, quem, db }, { idPedido, versao }, ato, ({ tx, agora, coisa }) =>
      fazer({ ...coisa, platform, quem, tx, agora }, entrada),
    );
  const atender = atendeUm(ato, (platform, pedido, alvo: AlvoDo<A>, entrada) =>
    executar(platform, quemAge(platform, pedido), alvo as AlvoDo<A> & PedidoAlvo, entrada),
  );
  return Object.assign(executar, { ato, atender });
};
