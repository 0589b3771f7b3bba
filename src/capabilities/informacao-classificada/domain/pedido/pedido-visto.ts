import { z } from 'zod';
import { graus } from '../grau.ts';
import { linhaDoHistorico } from '../rol/informacao.ts';
import { estadosDoPedido, resultados } from './estado-do-pedido.ts';

const orgao = z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() });

export const linhaDoPedido = z.object({
  idPedido: z.int(),
  versao: z.int(),
  numeroProtocolo: z.string(),
  orgao,
  estado: z.enum(estadosDoPedido),
  /** The code or the first words of the description. */
  oQue: z.string(),
  registradoEm: z.iso.datetime(),
  /** Who has it now, and since when; null once it was decided. */
  comQuem: z.string().nullable(),
  desde: z.iso.datetime().nullable(),
  /** Null where nothing runs, or nobody can promise a day. */
  prazo: z.iso.date().nullable(),
  diasRestantes: z.int().nullable(),
});
export type LinhaDoPedido = z.output<typeof linhaDoPedido>;

const passoVisto = z.object({
  passo: z.int(),
  nome: z.string(),
  julgadora: orgao,
  texto: z.string(),
  porSilencio: z.boolean(),
  registradoEm: z.iso.datetime(),
  prazo: z.iso.date().nullable(),
  /** As it was before the calendar, or the meeting, was changed. */
  prazoOriginal: z.iso.date().nullable(),
  decisao: z
    .object({
      resultado: z.enum(resultados),
      texto: z.string(),
      grau: z.enum(graus).nullable(),
      termo: z.iso.date().nullable(),
      responsavel: z.string(),
      decididoEm: z.iso.datetime(),
    })
    .nullable(),
});

/** A pedido as its reader may see it: who asked, the office, or the commission. */
export const pedidoVisto = linhaDoPedido.extend({
  codigo: z.string().nullable(),
  descricao: z.string().nullable(),
  /** For the office: who asked, and what they gave to be told by. */
  requerente: z.string().nullable(),
  contato: z
    .object({
      documento: z.string().nullable(),
      email: z.string().nullable(),
      telefone: z.string().nullable(),
      endereco: z.string().nullable(),
    })
    .nullable(),
  /** 'no balcão', 'por carta recebida em 10/03/2026'; null where the person filed it. */
  comoChegou: z.string().nullable(),
  /** Opened with the access code, not by the account. */
  pelaChave: z.boolean(),
  avisaPorEmail: z.boolean(),
  /** For the office: why nothing tells the person of a decision; null where mail or account do. */
  semAviso: z.string().nullable(),
  /** For staff who may not decide what waits: who does. */
  quemDecide: z.string().nullable(),
  /** Staff who attend: whether they may do here what the person asks for at the desk. */
  atende: z.boolean(),
  /** The information of the roll; who asked reads it once it was published or decided. */
  informacao: z
    .object({
      idInformacao: z.int(),
      codigo: z.string(),
      assunto: z.string(),
      grau: z.enum(graus),
      fundamento: z.string(),
      autoridade: z.string(),
      dataClassificacao: z.iso.date(),
      termo: z.iso.date(),
      situacao: z.enum(['classificada', 'desclassificada']),
    })
    .nullable(),
  passos: z.array(passoVisto),
  /** Who decides the appeal that is open now; null where none is. */
  recorreA: z.string().nullable(),
  /** Until when the next instance may be asked; null when it stays open, or there is none. */
  recorrerAte: z.iso.date().nullable(),
  historico: z.array(linhaDoHistorico),
  /** Names of the acts open to this reader now. */
  atos: z.array(z.string()),
  /** Why the appeal that the reader might expect is closed. */
  recursoFechado: z.string().nullable(),
});
export type PedidoVisto = z.output<typeof pedidoVisto>;
