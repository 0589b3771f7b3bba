import type { Colecao, Corpo, Evento, Item, Par, Pedido } from './colecao-formato.ts';
import type { Conteudo, Parametro } from './documento.ts';
import type { Chamada, Documentacao } from './openapi.ts';
import { nomeDoAssunto } from './paginas/nome-do-assunto.ts';
import { partes } from './partes.ts';

const FORMATO = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const COMO_USAR =
  'Preencha clientId e clientSecret nas variáveis da coleção, envie a chamada de Token de acesso, que guarda o token, e depois as outras. O segredo é do órgão: não o salve em uma coleção compartilhada.';

/** The token's own call leaves it for the others. */
const GUARDAR_O_TOKEN: Evento = {
  listen: 'test',
  script: {
    type: 'text/javascript',
    exec: [
      'const { access_token } = pm.response.json();',
      "if (access_token) pm.collectionVariables.set('token', access_token);",
    ],
  },
};

/** What the person fills in once; the rest of the form is the contract's example. */
const DA_COLECAO: Readonly<Record<string, string>> = {
  client_id: '{{clientId}}',
  client_secret: '{{clientSecret}}',
};

const escrito = (valor: unknown): string => (valor === undefined ? '' : String(valor));

const parDe = ({ name, example, description }: Parametro): Par => ({
  key: name,
  value: escrito(example),
  ...(description !== undefined && { description }),
});

/** Sent are those that are required and those that the contract's own example sends; the others wait, switched off. */
const consultaDe = ({ operacao, endpoint }: Chamada): Par[] =>
  (operacao.parameters ?? [])
    .filter((parametro) => parametro.in === 'query')
    .map((parametro) => {
      const doExemplo = new Map(Object.entries(endpoint.exemplo?.query ?? {})).get(parametro.name);
      return {
        ...parDe(parametro),
        ...(doExemplo !== undefined && { value: escrito(doExemplo) }),
        ...(!parametro.required && doExemplo === undefined && { disabled: true }),
      };
    });

/** What the form of the token sends, filled in from the collection; the other fields wait, switched off. */
const formularioDe = ({ schema, example }: Conteudo): Corpo => {
  const doExemplo = new Map(Object.entries((example ?? {}) as object));
  return {
    mode: 'urlencoded',
    urlencoded: Object.entries(schema.properties ?? {}).map(([key, campo]) => ({
      key,
      value: DA_COLECAO[key] ?? escrito(doExemplo.get(key)),
      ...(campo.description !== undefined && { description: campo.description }),
      ...(!doExemplo.has(key) && { disabled: true }),
    })),
  };
};

/** One example, or several by what they are examples of. */
type ComExemplos = Conteudo & {
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
};

interface CorpoPronto {
  /** What it is an example of, where a call has several. */
  readonly titulo?: string;
  readonly body?: Corpo;
}

const emJson = (valor: unknown): { readonly body?: Corpo } =>
  valor === undefined
    ? {}
    : { body: { mode: 'raw', raw: JSON.stringify(valor, null, 2), options: { raw: { language: 'json' } } } };

/** A call with several examples is there once for each, ready to be sent. */
const corposDe = ({ requestBody }: Chamada['operacao']): readonly CorpoPronto[] => {
  const [primeiro] = Object.entries<ComExemplos>(requestBody?.content ?? {});
  if (!primeiro) return [{}];
  const [tipo, conteudo] = primeiro;
  if (tipo === 'application/x-www-form-urlencoded') return [{ body: formularioDe(conteudo) }];
  const varios = Object.values(conteudo.examples ?? {});
  if (varios.length === 0) return [emJson(conteudo.example)];
  return varios.map(({ summary, value }) => ({ titulo: summary, ...emJson(value) }));
};

const urlDe = (chamada: Chamada): Pedido['url'] => {
  const { caminho, operacao } = chamada;
  const path = caminho
    .slice(1)
    .replaceAll(/\{(\w+)\}/g, ':$1')
    .split('/');
  const query = consultaDe(chamada);
  const enviada = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  const variable = (operacao.parameters ?? []).filter((parametro) => parametro.in === 'path').map(parDe);
  return {
    raw: `{{baseUrl}}/${path.join('/')}${enviada.length > 0 ? `?${enviada.join('&')}` : ''}`,
    host: ['{{baseUrl}}'],
    path,
    ...(query.length > 0 && { query }),
    ...(variable.length > 0 && { variable }),
  };
};

const itemDe = (chamada: Chamada, { titulo, body }: CorpoPronto): Item => {
  const { metodo, operacao, endpoint } = chamada;
  const isToken = endpoint.integracao === 'oauth';
  const cabecalhos = (operacao.parameters ?? []).filter((parametro) => parametro.in === 'header');
  return {
    name: titulo === undefined ? operacao.summary : `${operacao.summary} ${titulo}`,
    request: {
      method: metodo,
      description: operacao.description,
      header: [
        ...(body?.mode === 'raw' ? [{ key: 'Content-Type', value: 'application/json' }] : []),
        // A key made once per filing: the program that sends makes a new one for each.
        ...cabecalhos.map((parametro) => ({
          ...parDe(parametro),
          ...(parametro.name === 'Idempotency-Key' && { value: '{{$guid}}' }),
        })),
      ],
      url: urlDe(chamada),
      ...(body && { body }),
      ...(isToken && { auth: { type: 'noauth' as const } }),
    },
    response: [],
    ...(isToken && { event: [GUARDAR_O_TOKEN] }),
  };
};

const porNome = (a: string, b: string): number => nomeDoAssunto(a).localeCompare(nomeDoAssunto(b), 'pt-BR');

/** Every call of the integration, ready to be sent: a folder per subject, the token's first. */
export const colecaoDe = ({ chamadas }: Documentacao, nome: string, origem: string): Colecao => {
  const assuntos = Map.groupBy(
    chamadas.filter(({ parte }) => parte === 'integracao'),
    ({ operacao }) => operacao.tags[0] ?? '',
  );
  const variaveis: readonly Par[] = [
    { key: 'baseUrl', value: origem, description: 'O endereço da plataforma.' },
    { key: 'clientId', value: '', description: 'O número do cliente, dado pelo administrador.' },
    { key: 'clientSecret', value: '', description: 'O segredo do cliente.' },
    { key: 'token', value: '', description: 'Preenchido pela chamada de Token de acesso; vale por um dia.' },
  ];
  return {
    info: {
      name: `${nome}: ${partes.integracao.titulo}`,
      description: `${partes.integracao.resumo} ${COMO_USAR}`,
      schema: FORMATO,
    },
    item: [...assuntos]
      .sort(([a], [b]) => Number(b === 'oauth') - Number(a === 'oauth') || porNome(a, b))
      .map(([assunto, doAssunto]) => ({
        name: nomeDoAssunto(assunto),
        item: doAssunto.flatMap((chamada) =>
          corposDe(chamada.operacao).map((corpo) => itemDe(chamada, corpo)),
        ),
      })),
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: variaveis.map((variavel) => ({ ...variavel, type: 'string' as const })),
  };
};
