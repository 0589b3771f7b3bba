import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import { MAXIMO_DO_LOTE } from '#kernel/lista/lote.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { nomesDasFilas, ordensDaLista } from './filas.ts';

export const marcas = [
  'possivel-respondida',
  'complementada',
  'prorrogada',
  'urgente',
  'desistencia-a-decidir',
  'reabertura-a-decidir',
  'prazo-a-decidir',
] as const;
export type Marca = (typeof marcas)[number];

/** 'a,b' in an address, or a list in JSON. */
export const lista = <S extends z.ZodType>(schema: S, minimo = 0, maximo = 30) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z.array(schema).min(minimo).max(maximo).optional(),
  );

const dia = (rotulo: string) => campo(rotulo, z.iso.date()).optional();

/** One filter per column of the work list, and the order. */
export const filtroDeTrabalho = z.strictObject({
  fila: campo('Fila', z.enum(nomesDasFilas)).default('todas'),
  /** The cases chosen for an act, in whatever queue: with them the queue is ignored. */
  ids: campo('Manifestações', lista(idTexto, 1, MAXIMO_DO_LOTE)),
  /** Words of the text (never of a denúncia, even former), or part of protocol, subject or tag. */
  busca: campo('Busca', z.string().trim().max(200)).optional(),
  tipos: campo('Tipo', lista(idTexto)),
  situacoes: campo('Situação', lista(idTexto)),
  idAssunto: campo('Assunto', idTexto).optional(),
  idSubassunto: campo('Subassunto', idTexto).optional(),
  responsavel: campo('Responsável', z.union([z.enum(['eu', 'ninguem']), idTexto])).optional(),
  tags: campo('Etiquetas', lista(idTexto)),
  canal: campo('Canal de entrada', idTexto).optional(),
  registroDe: dia('Registro: de'),
  registroAte: dia('Registro: até'),
  prazoDe: dia('Prazo: de'),
  prazoAte: dia('Prazo: até'),
  prazoInternoDe: dia('Prazo interno: de'),
  prazoInternoAte: dia('Prazo interno: até'),
  marcas: campo('Marcas', lista(z.enum(marcas))),
  /** Only an administrador works in more than one office. */
  idOuvidoria: campo('Órgão', idTexto).optional(),
  ordem: campo('Ordem', z.enum(ordensDaLista)).optional(),
  sentido: campo('Sentido', z.enum(['asc', 'desc'])).optional(),
});
export type FiltroDeTrabalho = z.output<typeof filtroDeTrabalho>;

/** A selection of cases is not worth saving as a filter. */
export const filtroASalvar = filtroDeTrabalho.omit({ ids: true });

const diaGuardado = z.iso.date().optional();
const idGuardado = z.int().optional();
const idsGuardados = z.array(z.int()).optional();

/** The same as stored and returned: numbers and lists, with nothing left to parse. */
export const filtroGuardado = z.object({
  fila: z.enum(nomesDasFilas),
  busca: z.string().optional(),
  tipos: idsGuardados,
  situacoes: idsGuardados,
  idAssunto: idGuardado,
  idSubassunto: idGuardado,
  responsavel: z.union([z.enum(['eu', 'ninguem']), z.int()]).optional(),
  tags: idsGuardados,
  canal: idGuardado,
  registroDe: diaGuardado,
  registroAte: diaGuardado,
  prazoDe: diaGuardado,
  prazoAte: diaGuardado,
  prazoInternoDe: diaGuardado,
  prazoInternoAte: diaGuardado,
  marcas: z.array(z.enum(marcas)).optional(),
  idOuvidoria: idGuardado,
  ordem: z.enum(ordensDaLista).optional(),
  sentido: z.enum(['asc', 'desc']).optional(),
});
