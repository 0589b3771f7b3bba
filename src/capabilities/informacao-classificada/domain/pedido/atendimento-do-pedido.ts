import { z } from 'zod';
import { canaisDoPedido } from '#capabilities/manifestacao/domain/em-nome.ts';
import {
  NOME_DA_QUALIDADE,
  nomeDoRepresentante,
  nomesDasQualidades,
} from '#capabilities/manifestacao/domain/registrar/representante.ts';
import { id } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { MAX_MOTIVO_DA_DESISTENCIA, textoDoPedido } from './decisao.ts';

/** How it came to the desk; the day is told only of a letter, the rest came today. */
export const chegadaAoBalcao = z.strictObject({
  canal: campo('Como a pessoa pediu', z.enum(canaisDoPedido)),
  recebidaEm: campo('Dia em que a carta chegou', z.iso.date()).nullable().default(null),
});

/** What may be asked for at the desk; `oQue` completes the mail's 'registrou … em seu nome'. */
export const atosNoBalcao = {
  recorrer: { nome: 'Recorrer', oQue: 'um recurso' },
  desistir: { nome: 'Desistir do pedido', oQue: 'a sua desistência' },
} as const;
export type AtoNoBalcao = keyof typeof atosNoBalcao;
export const nomesNoBalcao = Object.keys(atosNoBalcao) as [AtoNoBalcao, ...AtoNoBalcao[]];

/** Each act with what it asks of everybody. */
const oQuePede = z.discriminatedUnion('ato', [
  z.strictObject({ ato: z.literal('recorrer'), texto: campo('Razões do recurso', textoDoPedido) }),
  z.strictObject({
    ato: z.literal('desistir'),
    motivo: campo('Motivo', z.string().trim().max(MAX_MOTIVO_DA_DESISTENCIA)).default(''),
  }),
]);

/** Somebody with a power of attorney, or a parent, who showed that they may (Lei 9.784/1999, art. 9º). */
const quemPediu = z.strictObject({
  nome: nomeDoRepresentante,
  qualidade: campo(NOME_DA_QUALIDADE, z.enum(nomesDasQualidades)),
});

export const novoAtendimento = chegadaAoBalcao.extend({
  versao: id.optional(),
  /** Null: the person themselves. */
  quemPediu: quemPediu.nullable().default(null),
  pedido: oQuePede,
});
export type NovoAtendimento = z.output<typeof novoAtendimento>;

export const atoQueCabe = z.object({
  ato: z.enum(nomesNoBalcao),
  /** Who decides the appeal; null for a withdrawal. */
  aQuem: z.string().nullable(),
  ultimoDia: z.iso.date().nullable(),
});
export type AtoQueCabe = z.output<typeof atoQueCabe>;

export const reciboDoBalcao = z.object({
  numeroProtocolo: z.string(),
  nome: z.string(),
  comoChegou: z.string(),
  registradoEm: z.iso.datetime(),
  responsavel: z.string(),
  /** Who asked in the person's place, and in which quality; null: the person themselves. */
  quemPediu: z.string().nullable(),
  /** The last day of who decides now, where there is one. */
  prazo: z.iso.date().nullable(),
});
export type ReciboDoBalcao = z.output<typeof reciboDoBalcao>;
