import { z } from 'zod';

/** Who filed, as the office reads it. */
export const manifestante = z.object({
  nome: z.string(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  documento: z.string().nullable(),
  endereco: z.string().nullable(),
});
