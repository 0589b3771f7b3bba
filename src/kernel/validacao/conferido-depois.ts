import { z } from 'zod';

/**
 * A part of a body whose rules depend on something outside the body, such as the type of the case
 * being answered. `forma` types what callers send and appears in the documentation. Here any object
 * is accepted; the use case, which knows the rest, checks it and refuses each field by name.
 */
export const conferidoDepois = <S extends z.ZodType>(forma: S): z.ZodType<object, z.input<S>> => {
  const objeto = z.record(z.string(), z.unknown());
  objeto._zod.toJSONSchema = () => {
    const { $schema: _, ...json } = z.toJSONSchema(forma, { io: 'input' });
    return json;
  };
  return objeto as unknown as z.ZodType<object, z.input<S>>;
};
