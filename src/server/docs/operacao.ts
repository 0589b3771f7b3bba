import {
  type CreateDocumentOptions,
  createDocument,
  type ZodObjectInput,
  type ZodOpenApiOperationObject,
} from 'zod-openapi';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { Operacao } from './documento.ts';
import { parteDe, quemChama } from './partes.ts';
import { respostasDe } from './respostas.ts';

const OPCOES: CreateDocumentOptions = {
  // Each call is described in full, to fit into any document: no schema may refer to itself.
  cycles: 'throw',
  override: ({ jsonSchema }) => {
    // JavaScript's largest whole number is not a rule of ours.
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  },
};

/** Lets the library turn the contract's schemas into OpenAPI. */
const emOpenApi = (metodo: string, caminho: string, operacao: ZodOpenApiOperationObject): Operacao => {
  const nome = metodo.toLowerCase() as 'get';
  const { paths } = createDocument(
    { openapi: '3.1.0', info: { title: '', version: '' }, paths: { [caminho]: { [nome]: operacao } } },
    OPCOES,
  );
  return paths?.[caminho]?.[nome] as unknown as Operacao;
};

/** 'GET /api/app-web/v1/orgaos/{idOuvidoria}' → 'get-app-web-v1-orgaos-idOuvidoria'. */
const operationIdOf = (metodo: string, caminho: string): string =>
  `${metodo.toLowerCase()}${caminho.replace(/^\/api/, '').replaceAll(/[^\w.]+/g, '-')}`.replace(/-$/, '');

const tagDe = (caminho: string): string =>
  caminho
    .replace(/^\/api/, '')
    .replace(/^\/app-web\/v\d+/, '')
    .split('/')[1] ?? 'api';

const segurancaDe = (endpoint: Endpoint): Record<string, string[]>[] => {
  if (endpoint.acesso.tipo === 'aberto') return endpoint.acesso.comPessoa ? [{}, { sessao: [] }] : [];
  const { escopo } = endpoint;
  const escopos = escopo === undefined || escopo === 'qualquer' ? [] : [escopo];
  return [parteDe(endpoint) === 'integracao' ? { integracao: escopos } : { sessao: [] }];
};

const BINARIO = { type: 'string', format: 'binary' } as const;

const corpoDe = ({ body, formulario, corpoCru, comArquivo }: Endpoint) => {
  if (corpoCru) return { required: true, content: { 'application/octet-stream': { schema: BINARIO } } };
  if (comArquivo && !body) {
    const schema = { type: 'object' as const, properties: { arquivo: BINARIO } };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!body) return undefined;
  const json = comArquivo ? 'multipart/form-data' : 'application/json';
  const tipo = formulario ? 'application/x-www-form-urlencoded' : json;
  return { required: !body.safeParse(undefined).success, content: { [tipo]: { schema: body } } };
};

const cabecalhosDaResposta = (cabecalhos: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(cabecalhos).map(([nome, description]) => [
      nome,
      { description, schema: { type: 'string' as const } },
    ]),
  );

const sucesso = ({ response, respostaCrua, integracao, cabecalhos }: Endpoint) => {
  if (respostaCrua && integracao !== 'oauth')
    return { description: 'O arquivo, a página ou o endereço pedido.', content: { '*/*': { schema: {} } } };
  return {
    description: 'Deu certo.',
    ...(cabecalhos?.resposta && { headers: cabecalhosDaResposta(cabecalhos.resposta) }),
    content: { 'application/json': { schema: response } },
  };
};

const confirmacaoDe = ({ confirma }: Endpoint): Record<string, string> =>
  confirma
    ? {
        'X-Confirmacao':
          'O código do segundo fator, ou um de recuperação, se a sessão não o confirmou há menos de 5 minutos.',
      }
    : {};

/** One call of a contract, still without examples and what is said about its fields. */
export const descrever = (metodo: string, caminho: string, endpoint: Endpoint): Operacao => {
  const { params, query, cabecalhos, obsoleto, resumo } = endpoint;
  const requestBody = corpoDe(endpoint);
  return emOpenApi(metodo, caminho, {
    operationId: operationIdOf(metodo, caminho),
    summary: resumo,
    description: quemChama(endpoint),
    tags: [tagDe(caminho)],
    ...(obsoleto && { deprecated: true }),
    requestParams: {
      ...(params && { path: params as ZodObjectInput }),
      ...(query && { query: query as ZodObjectInput }),
    },
    parameters: Object.entries({ ...cabecalhos?.pedido, ...confirmacaoDe(endpoint) }).map(
      ([name, description]) => ({
        name,
        in: 'header',
        description,
        schema: { type: 'string' },
      }),
    ),
    ...(requestBody && { requestBody }),
    responses: { '200': sucesso(endpoint), ...respostasDe(endpoint) },
    security: segurancaDe(endpoint),
  });
};
