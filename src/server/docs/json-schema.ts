import { z } from 'zod';

/** What of JSON Schema 2020-12, the dialect of OpenAPI 3.1, our contracts come out as. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema | boolean;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

export type Lado = 'input' | 'output';

/** Schemas that refer to themselves must have a name; the others stand where they are used. */
export type Componentes = Record<string, JsonSchema>;

/** The largest whole number of the language is no rule of ours. */
const semLimitesDoNumero = (schema: { minimum?: number; maximum?: number }): void => {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
};

const mapRefs = (value: unknown, rename: (ref: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapRefs(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' ? rename(item) : mapRefs(item, rename),
    ]),
  );
};

const hasRef = (value: unknown, ref: string): boolean => JSON.stringify(value).includes(`"$ref":"${ref}"`);

/**
 * One schema of a contract for the document. `name` is what it is called among the components if it needs a name there: a
 * reference inside it is of the schema, and must become one of the document.
 */
export const toJsonSchema = (
  schema: z.ZodType,
  lado: Lado,
  name: string,
  componentes: Componentes,
): JsonSchema => {
  const { $schema, $defs, ...raiz } = z.toJSONSchema(schema, {
    io: lado,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => semLimitesDoNumero(jsonSchema),
  }) as JsonSchema & { $schema?: string; $defs?: Record<string, JsonSchema> };
  const rename = (ref: string): string => {
    if (ref === '#') return `#/components/schemas/${name}`;
    return ref.replace(/^#\/\$defs\//, `#/components/schemas/${name}.`);
  };
  for (const [def, definido] of Object.entries($defs ?? {}))
    componentes[`${name}.${def}`] = mapRefs(definido, rename) as JsonSchema;
  const pronto = mapRefs(raiz, rename) as JsonSchema;
  if (!hasRef({ raiz, $defs }, '#')) return pronto;
  componentes[name] = pronto;
  return { $ref: `#/components/schemas/${name}` };
};
