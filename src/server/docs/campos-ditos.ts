import type { CamposDocumentados } from '#kernel/endpoint.ts';
import type { JsonSchema, Parametro } from './documento.ts';

type Lado = 'input' | 'output';

const dito = (campo: CamposDocumentados[string] | undefined, lado: Lado): JsonSchema => ({
  ...(campo?.descricao !== undefined && { description: campo.descricao }),
  ...(campo?.padrao !== undefined && { pattern: campo.padrao }),
  ...(campo?.exemplo !== undefined && { examples: [campo.exemplo] }),
  // Only for input: an answer may still hold values that may no longer be sent.
  ...(campo?.valores !== undefined && lado === 'input' && { enum: [...campo.valores] }),
});

/** The schema with what the contract says about its fields, at any depth. */
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

/** A parameter's example is a single value: lists and objects have no one way in an address. */
export const exemploSimples = (valor: unknown): { readonly example?: unknown } =>
  valor === undefined || (typeof valor === 'object' && valor !== null) ? {} : { example: valor };

/** The same for parameters, which have their own description and example beside the schema's. */
export const parametrosComCampos = (
  parametros: readonly Parametro[],
  campos: CamposDocumentados | undefined,
): readonly Parametro[] =>
  parametros.map((parametro) => {
    const { properties } = comCampos({ properties: { [parametro.name]: parametro.schema } }, campos, 'input');
    const schema = properties?.[parametro.name] ?? parametro.schema;
    return {
      ...parametro,
      schema,
      ...(schema.description !== undefined && { description: schema.description }),
      ...exemploSimples(schema.examples?.[0]),
    };
  });

const upperFirst = (nome: string): string => nome.charAt(0).toUpperCase() + nome.slice(1);

/** The same answer as callers with a token get it. */
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
