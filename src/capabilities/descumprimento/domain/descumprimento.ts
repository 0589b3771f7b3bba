import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { situacoesDaDenuncia, tiposDaDenuncia } from './fatos-da-denuncia.ts';

/** The same length as the text of a request. */
const MAX_TEXTO = 8000;

export const contraOQue = ['resposta', 'decisao'] as const;
export type ContraOQue = (typeof contraOQue)[number];

export const textoDaDenuncia = campo('O que não foi cumprido', z.string().trim().min(10).max(MAX_TEXTO));
export const textoDaDecisao = campo('Fundamentação', z.string().trim().min(10).max(MAX_TEXTO));

const orgao = z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() });

/** What was last granted, by the answer or by an instance, and its day of delivery. */
export const promessa = z.object({
  contra: z.enum(contraOQue),
  /** Null if the answer to the request granted it. */
  idRecurso: z.int().nullable(),
  /** 'Acesso Concedido', 'Deferido'. */
  resultado: z.string(),
  /** Null if the office itself granted it, in the answer. */
  instancia: z.string().nullable(),
  decididaEm: z.iso.datetime(),
  dataEntrega: z.iso.date(),
});
export type Promessa = z.output<typeof promessa>;

/** A denúncia as its reader may see it: the author, the accused office, or the deciding one. */
export const denunciaVista = z.object({
  idDenuncia: z.int(),
  idManifestacao: z.int(),
  /** Version of the case: a decision on an outdated version is refused. */
  versao: z.int(),
  numeroProtocolo: z.string(),
  resumo: z.string().nullable(),
  orgao,
  destino: orgao,
  tipo: z.enum(tiposDaDenuncia),
  contra: z.enum(contraOQue),
  idRecurso: z.int().nullable(),
  instancia: z.string().nullable(),
  dataEntrega: z.iso.date().nullable(),
  situacao: z.enum(situacoesDaDenuncia),
  texto: z.string(),
  registradaEm: z.iso.datetime(),
  prazo: z.iso.date(),
  /** Negative if overdue; null once decided. */
  diasRestantes: z.int().nullable(),
  decisao: z
    .object({
      procedente: z.boolean(),
      /** Until when the office has to deliver now; null where nothing is owed any more. */
      novaData: z.iso.date().nullable(),
      texto: z.string(),
      responsavel: z.string(),
      respondidaEm: z.iso.datetime(),
    })
    .nullable(),
  podeDecidir: z.boolean(),
  /** Procedente, it sets a date: the last one possible. Null where what was owed came meanwhile. */
  novaDataAte: z.iso.date().nullable(),
  /** True if the reader works at the office that made the promise. */
  isDenunciado: z.boolean(),
});
export type DenunciaVista = z.output<typeof denunciaVista>;

/** Lists show only what identifies it; the texts are read when it is opened. */
export const linhaDaDenuncia = denunciaVista
  .omit({ versao: true, texto: true, decisao: true, novaDataAte: true })
  .extend({ procedente: z.boolean().nullable() });
export type LinhaDaDenuncia = z.output<typeof linhaDaDenuncia>;
