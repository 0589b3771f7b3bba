import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { lista } from './filtro.ts';

const dia = (rotulo: string) => campo(rotulo, z.iso.date()).optional();

/** With the office that forwarded it, with another one, or outside the platform. */
export const ondeEsta = ['aqui', 'outro', 'fora'] as const;
export const ordensDosEncaminhados = ['quando', 'prazo'] as const;

/** The filter and order of the cases that the office forwarded. */
export const filtroDeEncaminhamentos = z.strictObject({
  /** Part of the protocol, or of the name of the receiver or the sender. */
  busca: campo('Busca', z.string().trim().max(200)).optional(),
  de: dia('Encaminhada: de'),
  ate: dia('Encaminhada: até'),
  tipos: campo('Tipo', lista(idTexto)),
  /** Its current situação, wherever it is. */
  situacoes: campo('Situação', lista(idTexto)),
  onde: campo('Onde está', z.enum(ondeEsta)).optional(),
  prazoDe: dia('Prazo: de'),
  prazoAte: dia('Prazo: até'),
  /** Only an administrador works in more than one office. */
  idOuvidoria: campo('Órgão', idTexto).optional(),
  /** By the day it was forwarded, or by its deadline. */
  ordem: campo('Ordem', z.enum(ordensDosEncaminhados)).default('quando'),
  sentido: campo('Sentido', z.enum(['asc', 'desc'])).default('desc'),
});
export type FiltroDeEncaminhamentos = z.output<typeof filtroDeEncaminhamentos>;

/** The same as stored and returned. */
export const filtroDeEncaminhamentosGuardado = z.object({
  busca: z.string().optional(),
  de: z.iso.date().optional(),
  ate: z.iso.date().optional(),
  tipos: z.array(z.int()).optional(),
  situacoes: z.array(z.int()).optional(),
  onde: z.enum(ondeEsta).optional(),
  prazoDe: z.iso.date().optional(),
  prazoAte: z.iso.date().optional(),
  idOuvidoria: z.int().optional(),
  ordem: z.enum(ordensDosEncaminhados).default('quando'),
  sentido: z.enum(['asc', 'desc']),
});
