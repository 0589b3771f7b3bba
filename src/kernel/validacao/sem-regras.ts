import { z } from 'zod';

type Schema = z.core.$ZodType;

/** Where zod's schemas hold what is inside them. */
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
 * Reads data stored under earlier rules, checking only the kind of each part (a text is a text). A
 * part of the wrong kind is left out, so that it does not hide the others; fields that today's
 * shape does not know are kept.
 */
export const semRegras = <T extends z.ZodRawShape>(shape: T) =>
  objeto(shape).catch({}) as z.ZodType<Partial<z.output<z.ZodObject<T>>>>;
