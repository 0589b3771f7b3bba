import { type FieldError, type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import { type $ZodType, type input, type output, safeParseAsync } from 'zod/v4/core';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { mensagemDoErro } from '#kernel/validacao/zod-mensagens.ts';

/** A schema whose input is a form's values. */
export type SchemaFormulario = $ZodType<FieldValues, FieldValues>;

/** The name under which the kernel reports errors of the whole form. */
export const GERAL = 'geral';

/**
 * The only bridge between a schema and a form. It gives the kernel's sentences, the same as the
 * server's (S5-04).
 */
export const resolverZod =
  <S extends SchemaFormulario>(schema: S): Resolver<input<S>, unknown, output<S>> =>
  async (values) => {
    const result = await safeParseAsync(schema, values, { error: mensagemDoErro });
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors = {};
    for (const [campo, message] of Object.entries(camposComErro(result.error))) {
      const error: FieldError = { type: 'validacao', message };
      set(errors, campo === GERAL ? 'root' : campo, error);
    }
    return { values: {}, errors: errors as FieldErrors<input<S>> };
  };
