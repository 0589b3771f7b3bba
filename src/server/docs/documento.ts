import type { oas31 } from 'zod-openapi';

type ComOutrosDentro =
  | 'additionalProperties'
  | 'allOf'
  | 'anyOf'
  | 'items'
  | 'oneOf'
  | 'prefixItems'
  | 'properties'
  | 'propertyNames';

/**
 * JSON Schema 2020-12, the dialect of OpenAPI 3.1, limited to what our contracts produce: one type
 * each, or one of several simple ones, and no references.
 */
export interface JsonSchema extends Omit<oas31.SchemaObject, ComOutrosDentro | '$ref' | 'type'> {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema | boolean;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/** Where nothing else tells them apart, the library writes what may be null as two kinds: `['string', 'null']`. */
export const especiesDe = ({ type = [] }: Pick<JsonSchema, 'type'>): readonly string[] => [type].flat();

export const isEspecie = (schema: Pick<JsonSchema, 'type'>, especie: string): boolean =>
  especiesDe(schema).includes(especie);

export interface Conteudo {
  readonly schema: JsonSchema;
  /** Either one or several: OpenAPI allows no `example` beside `examples`. */
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
}

/** The only example, or the first of several. */
export const exemploDoConteudo = ({
  example,
  examples = {},
}: Pick<Conteudo, 'example' | 'examples'>): unknown => example ?? Object.values(examples)[0]?.value;

export interface Parametro extends Conteudo {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description?: string;
  readonly required?: boolean;
}

export interface Resposta {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content?: Readonly<Record<string, Conteudo>>;
}

export interface Operacao {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly deprecated?: true;
  readonly parameters?: readonly Parametro[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Conteudo>> };
  readonly responses: {
    readonly '200': Resposta;
    readonly [status: string]: Resposta | { readonly $ref: string };
  };
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: oas31.InfoObject;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operacao>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Resposta>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}
