import type { z } from 'zod';

/**
 * A rule about several fields, said at one of them even while others are wrong: otherwise a form names what is missing in two
 * rounds. `erro` gives the sentence, or nothing.
 */
export const semEsperar = <S extends z.ZodType>(
  schema: S,
  campo: string,
  erro: (dados: z.output<S>) => string | undefined,
): S =>
  schema.refine((dados) => erro(dados) === undefined, {
    path: campo.split('.'),
    when: () => true,
    error: ({ input }) => erro(input as z.output<S>),
  });
