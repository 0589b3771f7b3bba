import { z } from 'zod';
import { fundamento } from '#kernel/validacao/fundamento.ts';

const MAX_MOTIVO = 2000;

/** Why it is indispensable, in words that the person who filed will read. */
export const motivoDoPedido = fundamento('Motivo', MAX_MOTIVO);
export const fundamentoDaDecisao = fundamento('Fundamento', MAX_MOTIVO);

export type SituacaoDoPedido = 'aberto' | 'decidido';

export interface FatosDoPedido {
  /** Works in the office that holds the identity. */
  readonly guarda: boolean;
  readonly ePropria: boolean;
  /** Neither who asked, nor one that they made or who made them, nor somebody who has just come. */
  readonly eOutraPessoa: boolean;
  /** Belongs to whoever asked, and still reaches the case. */
  readonly pediu: boolean;
  /** By somebody other than who asked. */
  readonly concedido: boolean;
  /** The grant is for what the person is doing now. */
  readonly valeAinda: boolean;
  readonly jaAberta: boolean;
  /** Of a request with the identity preserved, whatever its type is now. */
  readonly preservada: boolean;
}

interface OrgaosDoCaso {
  readonly identidadeVisivel: boolean;
  readonly idOuvidoria: number;
  readonly idOuvidoriaRegistro: number;
}

/** The office with the case, where it may open the identity; else the one that the person chose. */
export const guardaDe = ({ identidadeVisivel, idOuvidoria, idOuvidoriaRegistro }: OrgaosDoCaso): number =>
  identidadeVisivel ? idOuvidoria : idOuvidoriaRegistro;

export const pedidoVisto = z.object({
  idPedido: z.int(),
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  /** 'CORREG – Corregedoria (CGU)' */
  quemPede: z.string(),
  solicitante: z.string(),
  motivo: z.string(),
  pedidoEm: z.iso.datetime(),
  /** 'CGU – Controladoria-Geral da União' */
  quemDecide: z.string(),
  concedido: z.boolean().nullable(),
  fundamento: z.string().nullable(),
  decisor: z.string().nullable(),
  decididoEm: z.iso.datetime().nullable(),
  podeDecidir: z.boolean(),
  podeAbrir: z.boolean(),
});
export type PedidoVisto = z.output<typeof pedidoVisto>;

/** In a list, without anybody's words. */
export const linhaDoPedido = pedidoVisto.pick({
  idPedido: true,
  numeroProtocolo: true,
  quemPede: true,
  pedidoEm: true,
  concedido: true,
  decididoEm: true,
});
export type LinhaDoPedido = z.output<typeof linhaDoPedido>;
