import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { apenas } from '#kernel/acesso.ts';
import { type CamposDocumentados, type Endpoint, splitKey } from '#kernel/endpoint.ts';
import { perfisSistema } from '#kernel/perfil.ts';
import type { Routes } from '../http/handlers.ts';
import { exemploValido } from './exemplo.ts';
import { type Componentes, comCampos, emPascal, type JsonSchema, toJsonSchema } from './json-schema.ts';
import { type Parte, parteDe, partes, quemChama } from './partes.ts';
import { RESPOSTAS, respostasDe, SCHEMAS } from './respostas.ts';

export interface Parametro {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description?: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

interface Conteudo {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface Operacao {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly deprecated?: true;
  readonly parameters?: readonly Parametro[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Conteudo>> };
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operacao>>>>;
  readonly components: {
    readonly schemas: Componentes;
    readonly responses: Readonly<Record<string, unknown>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}

/** One call as the document and the pages have it. */
export interface Chamada {
  readonly parte: Parte;
  readonly metodo: string;
  /** From the root, with `{name}` for parameters. */
  readonly caminho: string;
  readonly endpoint: Endpoint;
  readonly operacao: Operacao;
  /** The same call of another part, as it answers a program; the document of all parts has it once. */
  readonly comToken?: true;
}

const SEGURANCA = {
  sessao: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sessao',
    description: 'O cookie que a entrada (login) devolve; só o servidor o lê.',
  },
  integracao: {
    type: 'oauth2',
    description: 'Token de um dia, enviado como Authorization: Bearer.',
    flows: {
      clientCredentials: { tokenUrl: '/oauth/token', scopes: {} },
      password: { tokenUrl: '/oauth/token', scopes: {} },
    },
  },
} as const;

const segurancaDe = (endpoint: Endpoint): Operacao['security'] => {
  if (endpoint.acesso.tipo === 'aberto') return endpoint.acesso.comPessoa ? [{}, { sessao: [] }] : [];
  return [parteDe(endpoint) === 'integracao' ? { integracao: [] } : { sessao: [] }];
};

/** The token's call stands beside the API, the others below it. */
const caminhoDe = (path: string, { integracao }: Endpoint): string =>
  `${integracao === 'oauth' ? '' : '/api'}${path}`.replaceAll(/:(\w+)/g, '{$1}');

/** 'GET /api/app-web/v1/orgaos/{idOuvidoria}' → 'get-app-web-v1-orgaos-idOuvidoria'. */
const operationIdOf = (metodo: string, caminho: string): string =>
  `${metodo.toLowerCase()}${caminho.replace(/^\/api/, '').replaceAll(/[^\w.]+/g, '-')}`.replace(/-$/, '');

const tagDe = (caminho: string): string =>
  caminho
    .replace(/^\/api/, '')
    .replace(/^\/app-web\/v\d+/, '')
    .split('/')[1] ?? 'api';

const comExemplo = (
  schema: z.ZodType,
  json: JsonSchema,
  componentes: Componentes,
  dado?: unknown,
): Conteudo => {
  if (dado !== undefined) return { schema: json, example: dado };
  const exemplo = exemploValido(schema, json, componentes);
  return { schema: json, ...(exemplo && { example: exemplo.valor }) };
};

const exemploDoParametro = (
  conteudo: Conteudo,
  nome: string,
  { examples }: JsonSchema,
): { example?: unknown } => {
  const valor = (conteudo.example as Record<string, unknown> | undefined)?.[nome] ?? examples?.[0];
  return valor === undefined || (typeof valor === 'object' && valor !== null) ? {} : { example: valor };
};

const parametrosDe = (
  { params, query, exemplo, campos, cabecalhos }: Endpoint,
  id: string,
  componentes: Componentes,
): readonly Parametro[] => {
  const doSchema = (schema: z.ZodType | undefined, onde: 'path' | 'query'): Parametro[] => {
    if (!schema) return [];
    const json = comCampos(toJsonSchema(schema, 'input', `${id}.${onde}`, componentes), campos, 'input');
    const conteudo = comExemplo(schema, json, componentes, onde === 'query' ? exemplo?.query : undefined);
    return Object.entries(json.properties ?? {}).map(([name, field]) => ({
      name,
      in: onde,
      ...(field.description !== undefined && { description: field.description }),
      required: onde === 'path' || (json.required?.includes(name) ?? false),
      schema: field,
      ...exemploDoParametro(conteudo, name, field),
    }));
  };
  const doCabecalho = Object.entries(cabecalhos?.pedido ?? {}).map(([name, description]) => ({
    name,
    in: 'header' as const,
    description,
    required: false,
    schema: { type: 'string' },
  }));
  return [...doSchema(params, 'path'), ...doSchema(query, 'query'), ...doCabecalho];
};

const BINARIO: JsonSchema = { type: 'string', format: 'binary' };

const corpoDe = (endpoint: Endpoint, id: string, componentes: Componentes): Operacao['requestBody'] => {
  const { body, formulario, corpoCru, comArquivo, exemplo, campos } = endpoint;
  if (corpoCru) return { required: true, content: { 'application/octet-stream': { schema: BINARIO } } };
  if (comArquivo && !body)
    return {
      required: true,
      content: { 'multipart/form-data': { schema: { type: 'object', properties: { arquivo: BINARIO } } } },
    };
  if (!body) return undefined;
  const json = comCampos(toJsonSchema(body, 'input', `${id}.corpo`, componentes), campos, 'input');
  const conteudo = comExemplo(body, json, componentes, exemplo?.body);
  const tipo = formulario
    ? 'application/x-www-form-urlencoded'
    : comArquivo
      ? 'multipart/form-data'
      : 'application/json';
  return { required: !body.safeParse(undefined).success, content: { [tipo]: conteudo } };
};

const sucesso = (endpoint: Endpoint, id: string, componentes: Componentes) => {
  const { response, respostaCrua, integracao, campos, cabecalhos } = endpoint;
  if (respostaCrua && integracao !== 'oauth')
    return { description: 'O arquivo, a página ou o endereço pedido.', content: { '*/*': { schema: {} } } };
  const json = comCampos(toJsonSchema(response, 'output', `${id}.resposta`, componentes), campos, 'output');
  return {
    description: 'Deu certo.',
    ...(cabecalhos?.resposta && {
      headers: Object.fromEntries(
        Object.entries(cabecalhos.resposta).map(([nome, description]) => [
          nome,
          { description, schema: { type: 'string' } },
        ]),
      ),
    }),
    content: { 'application/json': comExemplo(response, json, componentes) },
  };
};

const operacaoDe = (
  metodo: string,
  caminho: string,
  endpoint: Endpoint,
  componentes: Componentes,
): Operacao => {
  const operationId = operationIdOf(metodo, caminho);
  const parameters = parametrosDe(endpoint, operationId, componentes);
  const requestBody = corpoDe(endpoint, operationId, componentes);
  return {
    operationId,
    summary: endpoint.resumo,
    description: quemChama(endpoint),
    tags: [tagDe(caminho)],
    ...(endpoint.obsoleto && { deprecated: true as const }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { '200': sucesso(endpoint, operationId, componentes), ...respostasDe(endpoint) },
    security: segurancaDe(endpoint),
  };
};

/** A table of the public part, which answers programs too, in their names. */
const isTabela = (metodo: string, path: string, { acesso, integracao }: Endpoint): boolean =>
  metodo === 'GET' && acesso.tipo === 'aberto' && !integracao && !path.startsWith('/app-web/');

const QUALQUER = { safeParse: () => ({ success: true }) } as unknown as Pick<z.ZodType, 'safeParse'>;

const tabelaComToken = (publica: Operacao, endpoint: Endpoint, campos: CamposDocumentados): Operacao => {
  const operationId = `${publica.operationId}-com-token`;
  const componentes: Componentes = {};
  const json = comCampos(
    emPascal(toJsonSchema(endpoint.response, 'output', `${operationId}.resposta`, componentes)),
    campos,
    'output',
    publica.tags[0],
  );
  const parameters = publica.parameters?.map((parametro) => {
    const schema = comCampos({ properties: { [parametro.name]: parametro.schema } }, campos, 'input');
    const dito = schema.properties?.[parametro.name] ?? parametro.schema;
    return {
      ...parametro,
      schema: dito,
      ...(dito.description !== undefined && { description: dito.description }),
      ...(dito.examples && { example: dito.examples[0] }),
    };
  });
  const exemplo = exemploValido(QUALQUER, json, componentes);
  return {
    ...publica,
    operationId,
    description: 'Todos os perfis da integração. Sem token, a mesma tabela vem com nomes em minúscula.',
    ...(parameters && { parameters }),
    responses: {
      '200': {
        description: 'Deu certo.',
        content: { 'application/json': { schema: json, ...(exemplo && { example: exemplo.valor }) } },
      },
      ...respostasDe({ ...endpoint, acesso: apenas(...perfisSistema), integracao: 'api' }),
    },
    security: [{ integracao: [] }],
  };
};

export interface Documentacao {
  readonly chamadas: readonly Chamada[];
  /** Of all, or of one part. */
  documento(parte?: Parte): OpenApi;
}

const usados = (chamadas: readonly Chamada[], componentes: Componentes): Componentes => {
  const ids = new Set(chamadas.map(({ operacao }) => operacao.operationId));
  return Object.fromEntries(
    Object.entries(componentes).filter(([nome]) =>
      [...ids].some((id) => nome === id || nome.startsWith(`${id}.`)),
    ),
  );
};

/** Everything the pages and the document say, read from the contracts of the composition: nothing is written twice. */
export const documentar = async (
  routes: readonly Routes[],
  instalacao: { readonly nome: string; readonly versao: string; readonly emailContato: string },
  origem: string,
): Promise<Documentacao> => {
  const componentes: Componentes = {};
  const chamadas: Chamada[] = [];
  const endpoints: readonly (readonly [string, Endpoint])[] = routes.flatMap(({ contract }) =>
    Object.entries(contract),
  );
  const daIntegracao: CamposDocumentados = Object.assign(
    {},
    ...endpoints.map(([, { integracao, campos }]) => (integracao ? campos : undefined)),
  );
  for (const [key, endpoint] of endpoints) {
    const { method: metodo, path } = splitKey(key);
    const caminho = caminhoDe(path, endpoint);
    const operacao = operacaoDe(metodo, caminho, endpoint, componentes);
    chamadas.push({ parte: parteDe(endpoint), metodo, caminho, endpoint, operacao });
    if (isTabela(metodo, path, endpoint))
      chamadas.push({
        parte: 'integracao',
        metodo,
        caminho,
        endpoint,
        operacao: tabelaComToken(operacao, endpoint, daIntegracao),
        comToken: true,
      });
    // All of them take a second or two: whoever else calls meanwhile is answered in between.
    await setImmediate();
  }
  chamadas.sort((a, b) => a.caminho.localeCompare(b.caminho) || a.metodo.localeCompare(b.metodo));
  const documento = (parte?: Parte): OpenApi => {
    const daParte = chamadas.filter((chamada) =>
      parte === undefined ? !chamada.comToken : chamada.parte === parte,
    );
    const paths: Record<string, Record<string, Operacao>> = {};
    for (const { caminho, metodo, operacao } of daParte) {
      const operacoes = paths[caminho] ?? {};
      operacoes[metodo.toLowerCase()] = operacao;
      paths[caminho] = operacoes;
    }
    const tags = [...new Set(daParte.flatMap(({ operacao }) => operacao.tags))].sort();
    return {
      openapi: '3.1.0',
      info: {
        title: parte ? `${instalacao.nome}: ${partes[parte].titulo}` : instalacao.nome,
        version: instalacao.versao,
        description: parte ? partes[parte].resumo : 'A API inteira: pública, de integração e da aplicação.',
        contact: { email: instalacao.emailContato },
        license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      },
      servers: [{ url: origem }],
      tags: tags.map((name) => ({ name })),
      paths,
      components: {
        schemas: { ...SCHEMAS, ...usados(daParte, componentes) },
        responses: RESPOSTAS,
        securitySchemes: SEGURANCA,
      },
    };
  };
  return { chamadas, documento };
};
