import { z } from 'zod';

type Schema = z.core.$ZodType;

/** How zod's own kinds hold what is inside them. */
interface Dentro {
  readonly type: string;
  readonly innerType: Schema;
  readonly element: Schema;
  readonly shape: Readonly<Record<string, Schema>>;
}

const parte = (schema: Schema): z.ZodType => {
  const def = schema._zod.def as unknown as Dentro;
  switch (def.type) {
    case 'optional':
    case 'default':
      return parte(def.innerType);
    case 'string':
      return z.string();
    case 'array':
      return z.array(parte(def.element));
    case 'object':
      return objeto(def.shape);
    default:
      return schema as z.ZodType;
  }
};

const objeto = (shape: Dentro['shape']): z.ZodType =>
  z.looseObject(
    Object.fromEntries(
      Object.entries(shape).map(([nome, cada]) => [nome, parte(cada).optional().catch(undefined)]),
    ),
  );

/**
 * Reads what was stored under the rules of its day: of a text only that it is one. A part of another kind is left out, so
 * that it hides none of the others, and what today's shape has no name for stays.
 */
export const semRegras = <T extends z.ZodRawShape>(shape: T) =>
  objeto(shape).catch({}) as z.ZodType<Partial<z.output<z.ZodObject<T>>>>;
