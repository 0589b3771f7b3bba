import { z } from 'zod';
import type { CamposDocumentados } from '#kernel/endpoint.ts';

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
  readonly examples?: readonly unknown[];
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

const dito = (campo: CamposDocumentados[string] | undefined, lado: Lado): JsonSchema => ({
  ...(campo?.descricao !== undefined && { description: campo.descricao }),
  ...(campo?.padrao !== undefined && { pattern: campo.padrao }),
  ...(campo?.exemplo !== undefined && { examples: [campo.exemplo] }),
  // An answer may hold what may no longer be sent.
  ...(campo?.valores !== undefined && lado === 'input' && { enum: campo.valores }),
});

/** The schema with what is said of its fields, wherever they stand. */
export const comCampos = (
  schema: JsonSchema,
  campos: CamposDocumentados | undefined,
  lado: Lado,
  dentroDe = '',
): JsonSchema => {
  if (!campos) return schema;
  const cada = (parte: JsonSchema): JsonSchema => comCampos(parte, campos, lado, dentroDe);
  const { properties, items, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([nome, campo]) => [
          nome,
          {
            ...comCampos(campo, campos, lado, nome),
            ...dito(campos[`${dentroDe}.${nome}`] ?? campos[nome], lado),
          },
        ]),
      ),
    }),
    ...(typeof items === 'object' && { items: cada(items) }),
    ...(anyOf && { anyOf: anyOf.map(cada) }),
    ...(oneOf && { oneOf: oneOf.map(cada) }),
  };
};

const upperFirst = (nome: string): string => nome.charAt(0).toUpperCase() + nome.slice(1);

/** As the same answer is for who calls with a token. */
export const emPascal = (schema: JsonSchema): JsonSchema => {
  const { properties, required, items, anyOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([nome, campo]) => [upperFirst(nome), emPascal(campo)]),
      ),
    }),
    ...(required && { required: required.map(upperFirst) }),
    ...(typeof items === 'object' && { items: emPascal(items) }),
    ...(anyOf && { anyOf: anyOf.map(emPascal) }),
  };
};
