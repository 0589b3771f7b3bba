import { z } from 'zod';
import { id } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** A list of favourites must be short to be useful. */
export const MAX_FAVORITOS = 30;

/** Names appear in lists and spreadsheets: one line, single spaces. */
const nome = (label: string, maximo: number) =>
  campo(label, z.string().trim().min(3).max(maximo)).overwrite((texto) => texto.replace(/\s+/g, ' '));

export const assuntoEditavel = z.strictObject({
  descAssunto: nome('Nome do assunto', 120),
  area: nome('Área', 80),
});

export const subassuntoNovo = z.strictObject({
  idAssunto: campo('Assunto', id),
  descSubassunto: nome('Nome do subassunto', 120),
  /** Null for every office; if absent, the office where the person works. */
  idOuvidoria: campo('Órgão', id).nullable().optional(),
});
