import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { lista } from './filtro.ts';

const dia = (rotulo: string) => campo(rotulo, z.iso.date()).optional();

/** What narrows the list of what the office sent on, and its order. */
export const filtroDeEncaminhamentos = z.strictObject({
  /** Part of the protocol, or of the name of who received it. */
  busca: campo('Busca', z.string().trim().max(200)).optional(),
  de: dia('Encaminhada: de'),
  ate: dia('Encaminhada: até'),
  tipos: campo('Tipo', lista(idTexto)),
  /** As it stands now, wherever it is. */
  situacoes: campo('Situação', lista(idTexto)),
  /** Only the administrador works in more than one office. */
  idOuvidoria: campo('Órgão', idTexto).optional(),
  /** By the day it was sent. */
  sentido: campo('Sentido', z.enum(['asc', 'desc'])).default('desc'),
});
export type FiltroDeEncaminhamentos = z.output<typeof filtroDeEncaminhamentos>;

/** The same as it was kept and is given back. */
export const filtroDeEncaminhamentosGuardado = z.object({
  busca: z.string().optional(),
  de: z.iso.date().optional(),
  ate: z.iso.date().optional(),
  tipos: z.array(z.int()).optional(),
  situacoes: z.array(z.int()).optional(),
  idOuvidoria: z.int().optional(),
  sentido: z.enum(['asc', 'desc']),
});
