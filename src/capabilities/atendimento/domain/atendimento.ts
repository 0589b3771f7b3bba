import { z } from 'zod';
import { anexo, anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { complementar } from '#capabilities/complementacao/domain/complementar.ato.ts';
import { acrescentar } from '#capabilities/conversa/domain/acrescentar.ato.ts';
import { contestarEntrega } from '#capabilities/cumprimento/domain/contestar-entrega.ato.ts';
import { declararSemMeios } from '#capabilities/cumprimento/domain/declarar-sem-meios.ato.ts';
import { textoDaDenuncia } from '#capabilities/descumprimento/domain/descumprimento.ts';
import { desistir } from '#capabilities/desistencia/domain/desistir.ato.ts';
import { desistirEmParte } from '#capabilities/desistencia/domain/desistir-em-parte.ato.ts';
import { canaisDoPedido } from '#capabilities/manifestacao/domain/em-nome.ts';
import { pedirReabertura } from '#capabilities/reabertura/domain/pedir-reabertura.ato.ts';
import { textoDoRecurso } from '#capabilities/recurso/domain/recurso.ts';
import { id } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { nomesDosAtos } from './atos-da-pessoa.ts';

const recurso = z.strictObject({
  idTipoRecurso: campo('Tipo de recurso', id).nullable().default(null),
  texto: campo('Justificativa', textoDoRecurso),
  anexos: anexosEnviados,
});
const idPromessa = campo('O que foi prometido', id);

const pedidoDe = <N extends string, S extends z.ZodType>(ato: N, entrada: S) =>
  z.strictObject({ ato: z.literal(ato), entrada });

/** What the person asks for: each act with what it asks of everybody. */
export const pedidoDaPessoa = z.discriminatedUnion('ato', [
  pedidoDe('recorrer', recurso),
  pedidoDe('reclamar', recurso),
  pedidoDe('pedirRevisao', recurso),
  pedidoDe('denunciarDescumprimento', z.strictObject({ texto: textoDaDenuncia })),
  pedidoDe('confirmarEntrega', z.strictObject({ idPromessa })),
  pedidoDe('contestarEntrega', contestarEntrega.entrada.extend({ idPromessa })),
  pedidoDe('declararSemMeios', declararSemMeios.entrada),
  pedidoDe('complementar', complementar.entrada),
  pedidoDe('acrescentar', acrescentar.entrada),
  pedidoDe('pedirReabertura', pedirReabertura.entrada),
  pedidoDe('desistir', desistir.entrada),
  pedidoDe('desistirEmParte', desistirEmParte.entrada),
]);
export type PedidoDaPessoa = z.output<typeof pedidoDaPessoa>;

export const novoAtendimento = z.strictObject({
  /** The browser makes one key per filing: sending it again finds the same record. */
  chaveEnvio: z.uuid(),
  versao: id.optional(),
  canal: campo('Como a pessoa pediu', z.enum(canaisDoPedido)),
  recebidaEm: campo('Dia em que a carta chegou', z.iso.date()).nullable().default(null),
  /** The letter, scanned. */
  carta: anexosEnviados,
  pedido: pedidoDaPessoa,
  /** Who asked: null is the person who filed; else somebody registered as acting for them. */
  idRepresentacao: campo('Quem pediu', id).nullable().default(null),
});
export type NovoAtendimento = z.output<typeof novoAtendimento>;

const linhaDoRecibo = z.object({ nome: z.string(), valor: z.string() });
export type LinhaDoRecibo = z.output<typeof linhaDoRecibo>;

export const atendimentoVisto = z.object({
  idAtendimento: z.int(),
  ato: z.string(),
  nome: z.string(),
  /** 'no balcão', 'por carta recebida em 10/03/2026' */
  comoChegou: z.string(),
  recebidaEm: z.iso.date(),
  /** Who asked in the person's place: the name, or the quality where the name is not this reader's; null for the person. */
  representante: z.string().nullable(),
  responsavel: z.string(),
  registradoEm: z.iso.datetime(),
  recibo: z.array(linhaDoRecibo),
  carta: z.array(anexo),
});
export type AtendimentoVisto = z.output<typeof atendimentoVisto>;

/** Somebody who may ask in the person's place, on the day in question or no longer. */
export const representanteNoBalcao = z.object({
  idRepresentacao: z.int(),
  /** Null for who may not know who filed. */
  nome: z.string().nullable(),
  qualidade: z.string(),
  validaAte: z.iso.date().nullable(),
  vigente: z.boolean(),
  registradaEm: z.iso.date(),
});
export type RepresentanteNoBalcao = z.output<typeof representanteNoBalcao>;

export const atoQueCabe = z.object({
  ato: z.enum(nomesDosAtos),
  nome: z.string(),
  ultimoDia: z.iso.date().nullable(),
  /** Only an appeal against an answer asks which type it is. */
  pedeTipo: z.boolean(),
  /** The promises that it may be about. */
  promessas: z.array(z.object({ idPromessa: z.int(), oQue: z.string() })),
});
export type AtoQueCabe = z.output<typeof atoQueCabe>;
