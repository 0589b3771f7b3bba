import {
  type Conteudo,
  especiesDe,
  type JsonSchema,
  type OpenApi,
  type Operacao,
  type Parametro,
  type Resposta,
} from './documento.ts';

const NOME_SIMPLES = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

const chave = (nome: string): string => (NOME_SIMPLES.test(nome) ? nome : JSON.stringify(nome));

const recuar = (texto: string): string => texto.replaceAll('\n', '\n  ');

const dito = (descricao: string | undefined): string =>
  descricao === undefined ? '' : `/** ${descricao.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')} */\n`;

const bloco = (linhas: readonly string[]): string =>
  linhas.length === 0 ? '{}' : `{${recuar(`\n${linhas.join('\n')}`)}\n}`;

const campo = (nome: string, tipo: string, falta: boolean, descricao?: string): string =>
  `${dito(descricao)}${chave(nome)}${falta ? '?' : ''}: ${tipo};`;

const uniao = (tipos: readonly string[]): string => {
  const diferentes = [...new Set(tipos)];
  return diferentes.length === 0 ? 'never' : diferentes.join(' | ');
};

const entreParenteses = (tipo: string): string => (/ [|&] /.test(tipo) ? `(${tipo})` : tipo);

const objeto = ({ properties = {}, required = [], additionalProperties }: JsonSchema): string => {
  const linhas = Object.entries(properties).map(([nome, schema]) =>
    campo(nome, tipoDe(schema), !required.includes(nome), schema.description),
  );
  if (linhas.length > 0) return bloco(linhas);
  if (additionalProperties === false) return 'Record<string, never>';
  return `Record<string, ${typeof additionalProperties === 'object' ? tipoDe(additionalProperties) : 'unknown'}>`;
};

const lista = ({ items, prefixItems }: JsonSchema): string => {
  if (prefixItems) return `[${prefixItems.map(tipoDe).join(', ')}]`;
  return `${entreParenteses(typeof items === 'object' ? tipoDe(items) : 'unknown')}[]`;
};

const SIMPLES: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

const deUmaEspecie = (schema: JsonSchema, type: string): string => {
  if (type === 'object') return objeto(schema);
  if (type === 'array') return lista(schema);
  return SIMPLES[type] ?? 'unknown';
};

/** `#/components/schemas/Erro`, named once for all calls. */
const referido = (ref: string): string => {
  const [onde, nome] = ref.split('/').slice(-2);
  return `components[${JSON.stringify(onde)}][${JSON.stringify(nome)}]`;
};

/** A type for the part of JSON Schema that our contracts produce (`documento.ts`), and for the refusals that refer to a schema. */
const tipoDe = (schema: JsonSchema & { readonly $ref?: string }): string => {
  if (schema.$ref) return referido(schema.$ref);
  const { const: unico, enum: valores, anyOf, oneOf, allOf } = schema;
  if (unico !== undefined) return JSON.stringify(unico);
  // A list of values says more than the kinds of value beside it.
  if (valores) return uniao(valores.map((valor) => JSON.stringify(valor)));
  if (anyOf ?? oneOf) return uniao((anyOf ?? oneOf ?? []).map(tipoDe));
  if (allOf) return allOf.map((parte) => entreParenteses(tipoDe(parte))).join(' & ');
  const especies = especiesDe(schema);
  return especies.length === 0 ? 'unknown' : uniao(especies.map((especie) => deUmaEspecie(schema, especie)));
};

const conteudoDe = (content: Readonly<Record<string, Conteudo>> = {}): string =>
  bloco(Object.entries(content).map(([tipo, { schema }]) => campo(tipo, tipoDe(schema), false)));

const LUGARES = ['query', 'header', 'path', 'cookie'] as const;

const parametrosDe = (parametros: readonly Parametro[]): string =>
  bloco(
    LUGARES.map((lugar) => {
      const aqui = parametros.filter((cada) => cada.in === lugar);
      if (aqui.length === 0) return campo(lugar, 'never', true);
      const linhas = aqui.map(({ name, schema, required, description }) =>
        campo(name, tipoDe(schema), !required, description),
      );
      return campo(lugar, bloco(linhas), !aqui.some(({ required }) => required));
    }),
  );

const respostaDe = (resposta: Resposta | { readonly $ref: string }): string => {
  if ('$ref' in resposta) return referido(resposta.$ref);
  const cabecalhos = Object.entries(resposta.headers ?? {}).map(([nome, { schema, description }]) =>
    campo(nome, tipoDe(schema), true, description),
  );
  return bloco([
    campo('headers', bloco([...cabecalhos, '[nome: string]: unknown;']), false),
    campo('content', conteudoDe(resposta.content), false),
  ]);
};

const operacaoDe = ({ parameters = [], requestBody, responses }: Operacao): string => {
  const respostas = Object.entries(responses).map(([status, cada]) => `${status}: ${respostaDe(cada)};`);
  const corpo = requestBody && bloco([campo('content', conteudoDe(requestBody.content), false)]);
  return bloco([
    campo('parameters', parametrosDe(parameters), false),
    campo('requestBody', corpo ?? 'never', !requestBody?.required),
    campo('responses', bloco(respostas), false),
  ]);
};

const componentesDe = ({ components }: OpenApi): string =>
  bloco([
    campo(
      'schemas',
      bloco(Object.entries(components.schemas).map(([nome, schema]) => campo(nome, tipoDe(schema), false))),
      false,
    ),
    campo(
      'responses',
      bloco(
        Object.entries(components.responses).map(([nome, resposta]) =>
          campo(nome, respostaDe(resposta), false, resposta.description),
        ),
      ),
      false,
    ),
  ]);

const ATALHOS = `/** O que a chamada responde: Resposta<"/api/manifestacoes/{idManifestacao}", "get">. */
export type Resposta<C extends keyof paths, M extends keyof paths[C]> = paths[C][M] extends {
  responses: { 200: { content: infer Conteudo } };
} ? Conteudo[keyof Conteudo] : never;

/** O que vai no corpo: Corpo<"/api/manifestacoes", "post">. */
export type Corpo<C extends keyof paths, M extends keyof paths[C]> = paths[C][M] extends {
  requestBody?: { content: infer Conteudo };
} ? Conteudo[keyof Conteudo] : never;

/** O que vai no endereço: Consulta<"/api/manifestacoes", "get">. */
export type Consulta<C extends keyof paths, M extends keyof paths[C]> = paths[C][M] extends {
  parameters: { query?: infer Parametros };
} ? Parametros : never;
`;

/**
 * The document as TypeScript: `paths` in the shape that openapi-typescript writes, which the clients made for it
 * (openapi-fetch and others) take as it is, and three shorter ways to the same types.
 */
export const tiposDe = (documento: OpenApi): string => {
  const { title, version } = documento.info;
  const caminhos = Object.entries(documento.paths).map(([caminho, operacoes]) =>
    campo(
      caminho,
      bloco(
        Object.entries(operacoes).map(([metodo, operacao]) =>
          campo(metodo, operacaoDe(operacao), false, operacao.summary),
        ),
      ),
      false,
    ),
  );
  return `${dito(`${title}, versão ${version}: tipos feitos do documento OpenAPI 3.1.`)}export interface paths ${bloco(caminhos)}

export interface components ${componentesDe(documento)}

${ATALHOS}`;
};
