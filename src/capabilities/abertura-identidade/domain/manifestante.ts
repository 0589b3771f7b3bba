import { z } from 'zod';

/** Who filed, as the office reads it. */
export const manifestante = z.object({
  nome: z.string(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  documento: z.string().nullable(),
  /** gov.br proved it; until then it is only what somebody typed. */
  isDocumentoProvado: z.boolean(),
  /** Of a foreigner's document, which the number alone does not tell; left out of a CPF or CNPJ. */
  tipoDocumento: z.string().optional(),
  endereco: z.string().nullable(),
});
