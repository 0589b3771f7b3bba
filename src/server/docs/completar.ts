import type { z } from 'zod';
import { apenas } from '#kernel/acesso.ts';
import type { CamposDocumentados, Endpoint } from '#kernel/endpoint.ts';
import { perfisSistema } from '#kernel/perfil.ts';
import { comCampos, emPascal, exemploSimples, parametrosComCampos } from './campos-ditos.ts';
import type { Conteudo, JsonSchema, Operacao, Parametro, Resposta } from './documento.ts';
import { exemploValido } from './exemplo.ts';
import { respostasDe } from './respostas.ts';

type Schema = Pick<z.ZodType, 'safeParse'>;

const comExemplo = (schema: Schema, json: JsonSchema, dado?: unknown): Conteudo => {
  const exemplo = dado === undefined ? exemploValido(schema, json) : { valor: dado };
  return { schema: json, ...(exemplo && { example: exemplo.valor }) };
};

/** Made together, because the values allowed for one parameter may depend on another. */
const comExemplos = (
  parametros: readonly Parametro[],
  schema: Schema | undefined,
  dado?: object,
): readonly Parametro[] => {
  if (!schema) return parametros;
  const json: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(parametros.map((parametro) => [parametro.name, parametro.schema])),
    required: parametros.filter(({ required }) => required).map(({ name }) => name),
  };
  const valores = comExemplo(schema, json, dado).example as Readonly<Record<string, unknown>> | undefined;
  return parametros.map((parametro) => ({ ...parametro, ...exemploSimples(valores?.[parametro.name]) }));
};

const parametrosDe = (
  { parameters = [] }: Operacao,
  { params, query, campos, exemplo }: Endpoint,
): { readonly parameters?: readonly Parametro[] } => {
  if (parameters.length === 0) return {};
  const ditos = parametrosComCampos(parameters, campos);
  const em = (onde: Parametro['in']) => ditos.filter((parametro) => parametro.in === onde);
  return {
    parameters: [
      ...comExemplos(em('path'), params),
      ...comExemplos(em('query'), query, exemplo?.query),
      ...em('header'),
    ],
  };
};

const comVarios = (schema: JsonSchema, exemplos: NonNullable<Endpoint['exemplos']>): Conteudo => ({
  schema,
  examples: Object.fromEntries(
    Object.entries(exemplos).map(([nome, { titulo, corpo }]) => [nome, { summary: titulo, value: corpo }]),
  ),
});

const corpoDe = (
  { requestBody }: Operacao,
  { body, campos, exemplo, exemplos }: Endpoint,
): Pick<Operacao, 'requestBody'> => {
  if (!body || !requestBody) return {};
  const content = Object.entries(requestBody.content).map(([tipo, { schema }]) => {
    const json = comCampos(schema, campos, 'input');
    return [tipo, exemplos ? comVarios(json, exemplos) : comExemplo(body, json, exemplo?.body)];
  });
  return { requestBody: { ...requestBody, content: Object.fromEntries(content) } };
};

/** The answer with its content, unless it is a file or a page. */
const sucessoDe = ({ responses }: Operacao, conteudo: (json: JsonSchema) => Conteudo): Resposta => {
  const json = responses['200'].content?.['application/json']?.schema;
  return json ? { ...responses['200'], content: { 'application/json': conteudo(json) } } : responses['200'];
};

/** The call with what is said about its fields, and examples of all that is sent and answered. */
export const completar = (descrita: Operacao, endpoint: Endpoint): Operacao => {
  const { parameters: _semExemplos, ...operacao } = descrita;
  const { response, campos } = endpoint;
  return {
    ...operacao,
    ...parametrosDe(descrita, endpoint),
    ...corpoDe(descrita, endpoint),
    responses: {
      ...descrita.responses,
      '200': sucessoDe(descrita, (json) => comExemplo(response, comCampos(json, campos, 'output'))),
    },
  };
};

/** Accepts anything: these names are not the contract's, which would refuse them. */
const QUALQUER: Schema = { safeParse: (data) => ({ success: true, data }) };

/** A table of the public part as programs get it: with their field names, described. */
export const completarComToken = (
  publica: Operacao,
  endpoint: Endpoint,
  campos: CamposDocumentados,
): Operacao => ({
  ...publica,
  operationId: `${publica.operationId}-com-token`,
  description: 'Todos os perfis da integração. Sem token, a mesma tabela vem com nomes em minúscula.',
  ...(publica.parameters && { parameters: parametrosComCampos(publica.parameters, campos) }),
  responses: {
    '200': sucessoDe(publica, (json) =>
      comExemplo(QUALQUER, comCampos(emPascal(json), campos, 'output', publica.tags[0])),
    ),
    ...respostasDe({ ...endpoint, acesso: apenas(...perfisSistema), integracao: 'api' }),
  },
  security: [{ integracao: [] }],
});
