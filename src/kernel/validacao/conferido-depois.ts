import { z } from 'zod';

/**
 * A part of a body whose rules depend on what the body does not say, such as the type of the case that is answered. Who
 * sends it is typed by `forma`, and the documentation shows it; here any object is taken, and the use case, which knows the
 * rest, judges it and refuses each field by its name. Until then it is an object and nothing more.
 */
export const conferidoDepois = <S extends z.ZodType>(forma: S): z.ZodType<object, z.input<S>> => {
  const objeto = z.record(z.string(), z.unknown());
  objeto._zod.toJSONSchema = () => {
    const { $schema: _, ...json } = z.toJSONSchema(forma, { io: 'input' });
    return json;
  };
  return objeto as unknown as z.ZodType<object, z.input<S>>;
};
