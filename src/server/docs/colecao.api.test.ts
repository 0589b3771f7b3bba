import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemasDaColecao } from '#testing/postman-valido.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { SENHA } from '#testing/visitor.ts';
import { colecaoDe } from './colecao.ts';
import type { Colecao } from './colecao-formato.ts';
import type { OpenApi } from './documento.ts';

const ORIGEM = 'https://escuta.test';

let app: TestApp;
let colecao: Colecao;
beforeAll(async () => {
  app = await createTestApp({ demo: true, env: { PUBLIC_URL: ORIGEM } });
  colecao = (await app.inject('/api/docs/colecao.postman.json')).json();
});
afterAll(() => app.close());

const pedidos = () => colecao.item.flatMap(({ item }) => item.map(({ request }) => request));
type Pedido = ReturnType<typeof pedidos>[number];

/** What a program that imports the collection sends: variables filled in, what is switched off left out. */
const comVariaveis = (texto: string, variaveis: Readonly<Record<string, string>>): string =>
  texto.replaceAll(/\{\{(\w+)\}\}/g, (_, nome: string) => variaveis[nome] ?? '');

const enderecoDe = ({ url }: Pedido): string => {
  const doCaminho = new Map(url.variable?.map(({ key, value }) => [key, value]));
  const path = url.path.map((parte) =>
    parte.startsWith(':') ? (doCaminho.get(parte.slice(1)) ?? '') : parte,
  );
  const consulta = (url.query ?? [])
    .filter(({ disabled }) => !disabled)
    .map(({ key, value }) => [key, value]);
  return `/${path.join('/')}?${new URLSearchParams(consulta)}`;
};

describe('M8 a collection of calls (Postman Collection v2.1)', () => {
  it('breaks no rule of its format', () => {
    expect(problemasDaColecao(colecao)).toEqual([]);
  });

  it('is checked by a check that finds planted mistakes', () => {
    const copia = structuredClone(colecao) as never as {
      info: Record<string, string>;
      auth: { type: string };
      item: { item: { name?: string; request: Record<string, never> & { url: { path: string[] } } }[] }[];
    };
    copia.info.schema = 'https://schema.getpostman.com/json/collection/v1.0.0/collection.json';
    copia.auth.type = 'token';
    const [primeiro, segundo, terceiro] = copia.item.flatMap(({ item }) => item);
    Object.assign(primeiro?.request ?? {}, { method: 'get', corpo: {}, body: { mode: 'json' } });
    segundo?.request.url.path.push(':id');
    Object.assign(terceiro ?? {}, { name: undefined, request: undefined });
    const problemas = problemasDaColecao(copia).join('\n');
    for (const parte of ['another format', 'unknown type', 'unknown method', 'unknown corpo', 'unknown mode'])
      expect(problemas).toContain(parte);
    for (const parte of ['not those of the path', 'without name', 'neither folder nor request'])
      expect(problemas).toContain(parte);
  });

  it('has every call of the integration and no other, in a folder per subject, the token’s first', async () => {
    const { paths } = (await app.inject('/api/docs/integracao/openapi.json')).json<OpenApi>();
    const doDocumento = Object.entries(paths).flatMap(([caminho, operacoes]) =>
      Object.keys(operacoes).map((metodo) => `${metodo.toUpperCase()} ${caminho}`),
    );
    const daColecao = pedidos().map(
      ({ method, url }) =>
        `${method} /${url.path.map((parte) => parte.replace(/^:(\w+)$/, '{$1}')).join('/')}`,
    );
    expect([...new Set(daColecao)].sort()).toEqual(doDocumento.sort());
    expect(colecao.item[0]).toMatchObject({
      name: 'Token de acesso',
      item: [{ request: { auth: { type: 'noauth' } } }],
    });
    expect(colecao.item.map(({ name }) => name)).toContain('Manifestações');
  });

  it('gets its token with its own form, keeps it for the others, and holds no secret itself', async () => {
    const valores = Object.fromEntries(colecao.variable.map(({ key, value }) => [key, value]));
    expect(valores).toEqual({ baseUrl: ORIGEM, clientId: '', clientSecret: '', token: '' });
    expect(colecao.auth).toMatchObject({ type: 'bearer', bearer: [{ value: '{{token}}' }] });
    const [token] = colecao.item[0]?.item ?? [];
    expect(token?.event?.[0]?.script.exec.join('\n')).toContain("collectionVariables.set('token'");
    expect(JSON.stringify(colecao)).not.toContain(SENHA);
  });

  it('sends what reads, and each answers 2xx or 404', async () => {
    const formulario = pedidos()[0]?.body?.urlencoded ?? [];
    const variaveis = { clientId: '1001', clientSecret: SENHA };
    const dado = await app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(
        formulario
          .filter(({ disabled }) => !disabled)
          .map(({ key, value }) => [key, comVariaveis(value, variaveis)]),
      ).toString(),
    });
    expect(dado.statusCode, dado.body).toBe(200);
    const headers = { authorization: `Bearer ${dado.json().access_token}` };
    const leem = pedidos().filter(({ method }) => method === 'GET');
    expect(leem.length).toBeGreaterThan(30);
    const respostas = new Map<string, number>();
    for (const pedido of leem) {
      const url = enderecoDe(pedido);
      respostas.set(url, (await app.inject({ url, headers })).statusCode);
    }
    // To subscribe webhooks by itself a program needs a right that its registration gives.
    const aceitos = (endereco: string) =>
      endereco.startsWith('/api/webhooks') ? [200, 403, 404] : [200, 404];
    expect([...respostas].filter(([endereco, status]) => !aceitos(endereco).includes(status))).toEqual([]);
  });

  it('has a whole body for every call that acts, and a key made anew for every filing', () => {
    const agem = pedidos().filter(({ method, url }) => method === 'POST' && url.path.at(-1) !== 'desativar');
    for (const { body, url } of agem.filter((cada) => cada.body?.mode === 'raw' || !cada.auth))
      expect(Object.keys(JSON.parse(body?.raw ?? 'null')), url.raw).not.toEqual([]);
    const registro = agem.find(({ url }) => url.raw === '{{baseUrl}}/api/manifestacoes');
    expect(registro?.header).toContainEqual(
      expect.objectContaining({ key: 'Idempotency-Key', value: '{{$guid}}' }),
    );
  });

  it('has a call with several examples once for each, named for it', () => {
    const content = {
      'application/json': {
        schema: {},
        examples: { a: { summary: 'Elogio', value: { A: 1 } }, b: { summary: 'Denúncia', value: { B: 2 } } },
      },
    };
    const operacao = {
      summary: 'Registra.',
      description: '',
      tags: ['manifestacoes'],
      requestBody: { content },
    };
    const chamada = {
      parte: 'integracao',
      metodo: 'POST',
      caminho: '/api/manifestacoes',
      endpoint: {},
      operacao,
    };
    const { item } = colecaoDe({ chamadas: [chamada] } as never, 'Escuta', ORIGEM);
    expect(item[0]?.item.map(({ name, request }) => [name, JSON.parse(request.body?.raw ?? '')])).toEqual([
      ['Registra. Elogio', { A: 1 }],
      ['Registra. Denúncia', { B: 2 }],
    ]);
  });

  it('leaves switched off what narrows a list and nobody asked for', () => {
    const lista = pedidos().find(
      ({ method, url }) => method === 'GET' && url.path.join('/') === 'api/manifestacoes',
    );
    const ligados = lista?.url.query?.filter(({ disabled }) => !disabled).map(({ key }) => key);
    expect(ligados).toEqual(['DataAtualizacaoInicio', 'DataAtualizacaoFim']);
    expect(lista?.url.query?.length).toBeGreaterThan(10);
  });
});
