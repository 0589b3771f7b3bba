import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';

const MAX_FAIXAS = 2000;
const MAX_TEXTOS = 100;
const MAX_VERSAO = 64;

const lista = z
  .array(
    z.strictObject({
      versao: z.string().min(1).max(MAX_VERSAO),
      faixas: z
        .array(z.strictObject({ inicio: z.int().nonnegative(), fim: z.int().positive() }))
        .max(MAX_FAIXAS),
    }),
  )
  .max(MAX_TEXTOS);
export type CoberturasEnviadas = z.output<typeof lista>;

/** What a person covered in each text, by the version of the text that they saw. */
export const coberturasEnviadas = campo('Partes cobertas', lista).optional();

/** For several cases at once, or where nobody is protected. */
export const SEM_CONFERENCIA = 'sem-conferencia';

/** The same in a form: null until the texts are on the screen, so that nothing leaves unseen. */
export const coberturasNaTela = z
  .union([z.literal(SEM_CONFERENCIA), lista])
  .nullable()
  .transform((valor, contexto) => {
    if (valor !== null) return valor === SEM_CONFERENCIA ? undefined : valor;
    contexto.addIssue({ code: 'custom', message: 'Confira antes o que vai ser coberto no texto.' });
    return z.NEVER;
  });
