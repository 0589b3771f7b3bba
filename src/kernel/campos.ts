import { z } from 'zod';
import { MAX_ID } from './max-id.ts';

/** An id in a path or a query. */
export const idTexto = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1).max(MAX_ID));

/**
 * Both ends are allowed and the sentence says so; the product's usual sentence for a maximum names
 * the first number that is too large.
 */
export const numeroEntre = (min: number, max: number) => {
  const error = `Informe um número de ${min} a ${max}.`;
  return z.coerce.number(error).int(error).min(min, error).max(max, error);
};

/** An id in a JSON body. */
export const id = z.int().min(1).max(MAX_ID);

/** A flag in a query or a form: 'true', '1', 'sim'. */
export const simNao = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'sim', 'nao', ''])])
  .transform((value) => value === true || value === 'true' || value === '1' || value === 'sim');

/** What a call answers when there is nothing to say but 'done'. */
export const feito = z.object({ ok: z.literal(true) });
export const FEITO = { ok: true } as const;
