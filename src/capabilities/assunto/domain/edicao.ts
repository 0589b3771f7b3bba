import { z } from 'zod';
import { id } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** A list to put first is short, or it is only another list. */
export const MAX_FAVORITOS = 30;

/** Names stand in lists and spreadsheets: one line, one space between words. */
const nome = (label: string, maximo: number) =>
  campo(label, z.string().trim().min(3).max(maximo)).overwrite((texto) => texto.replace(/\s+/g, ' '));

export const assuntoEditavel = z.strictObject({
  descAssunto: nome('Nome do assunto', 120),
  area: nome('Área', 80),
});

export const subassuntoNovo = z.strictObject({
  idAssunto: campo('Assunto', id),
  descSubassunto: nome('Nome do subassunto', 120),
  /** Null: of every office; without it, of the office one works in. */
  idOuvidoria: campo('Órgão', id).nullable().optional(),
});
