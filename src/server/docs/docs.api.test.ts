import { readdir, readFile } from 'node:fs/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aberto } from '#kernel/acesso.ts';
import { contract, type Endpoint } from '#kernel/endpoint.ts';
import { problemasDoOpenApi } from '#testing/openapi-valido.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { clientesDemo } from '../../../db/seed/contas.ts';
import { systemClock } from '../clock.ts';
import { routes } from '../http/handlers.ts';
import { mountApi } from '../http/http-server.ts';
import {
  type Conteudo,
  exemploDoConteudo,
  type JsonSchema,
  type OpenApi,
  type Operacao,
  type Resposta,
} from './documento.ts';
import { nomesDasPartes } from './partes.ts';

let app: TestApp;
let documento: OpenApi;
const mounted: { metodo: string; url: string; endpoint: Endpoint }[] = [];

const seeRoutes = (http: FastifyInstance): void => {
  http.addHook('onRoute', ({ method, url, config }) => {
    const endpoint = config?.endpoint;
    if (endpoint && method !== 'HEAD') mounted.push({ metodo: String(method), url, endpoint });
  });
};

beforeAll(async () => {
  app = await createTestApp({ onHttp: seeRoutes, env: { PUBLIC_URL: 'https://escuta.test' } });
  documento = (await app.inject('/api/docs/openapi.json')).json<OpenApi>();
});
afterAll(() => app.close());

const operacaoDe = (metodo: string, url: string): Operacao | undefined => {
  const caminho = url.replaceAll(/:(\w+)/g, '{$1}');
  const fora = caminho.replace(/^\/api(?=\/oauth\/)/, '');
  return documento.paths[fora]?.[metodo.toLowerCase()];
};

const exemploDe = (conteudo: Readonly<Record<string, Conteudo>> | undefined): unknown =>
  exemploDoConteudo(Object.values(conteudo ?? {})[0] ?? {});

describe('S2-31 the OpenAPI document', () => {
  it('W2.31 breaks no rule of OpenAPI 3.1, as a whole and in its parts', async () => {
    expect(problemasDoOpenApi(documento as never)).toEqual([]);
    for (const parte of nomesDasPartes) {
      const { body } = await app.inject(`/api/docs/${parte}/openapi.json`);
      expect(problemasDoOpenApi(JSON.parse(body) as never), parte).toEqual([]);
    }
  });

  it('is checked by a check that finds planted mistakes', () => {
    const copia = structuredClone(documento) as never as {
      paths: Record<string, Record<string, Record<string, unknown>>>;
    };
    const [caminho = '', operacoes = {}] =
      Object.entries(copia.paths).find(([nome, { get }]) => nome.includes('{') && get) ?? [];
    const operacao = operacoes.get ?? {};
    operacao.parameters = [];
    operacao.operationId = Object.values(documento.paths)[0]?.get?.operationId;
    operacao.responses = {
      '200': { content: { json: { schema: { nullable: true, $ref: '#/definitions/X' } } } },
    };
    const problemas = problemasDoOpenApi(copia as never).join('\n');
    for (const parte of ['path parameters', 'operationId', 'description', 'media type', 'nullable', '$ref'])
      expect(problemas).toContain(parte);
    expect(problemas).toContain(caminho);
  });

  it('has every endpoint of the composition in one part, and the tables besides in the one of programs', async () => {
    expect(mounted.length).toBeGreaterThan(300);
    expect(mounted.filter(({ metodo, url }) => !operacaoDe(metodo, url))).toEqual([]);
    const total = Object.values(documento.paths).flatMap((operacoes) => Object.keys(operacoes)).length;
    expect(total).toBe(mounted.length);
    const tabelas = mounted.filter(
      ({ url, endpoint }) => endpoint.acesso.tipo === 'aberto' && !/^\/api\/(app-web|oauth)\//.test(url),
    );
    expect(tabelas.length).toBeGreaterThan(25);
    let somadas = -tabelas.length;
    for (const parte of nomesDasPartes) {
      const { paths } = (await app.inject(`/api/docs/${parte}/openapi.json`)).json<OpenApi>();
      somadas += Object.values(paths).flatMap((operacoes) => Object.keys(operacoes)).length;
    }
    expect(somadas).toBe(total);
  });

  it('says what a call takes, how, and who may make it', () => {
    expect(documento.info).toMatchObject({ version: '3.26.1' });
    const login = operacaoDe('POST', '/api/app-web/v1/usuarios/login');
    expect(login?.summary).toBe('Abre uma sessão com login e senha.');
    expect(Object.keys(login?.requestBody?.content ?? {})).toEqual(['application/x-www-form-urlencoded']);
    expect(JSON.stringify(login?.responses)).toContain('perfisOuvidorias');
    const webhooks = operacaoDe('POST', '/api/app-web/v1/webhooks');
    expect(webhooks?.description).toBe('Perfis: Administrador, Gestor.');
    expect(webhooks?.security).toEqual([{ sessao: [] }]);
  });

  it('has an example of every body and answer, and each is taken by its own schema', () => {
    const sem: string[] = [];
    const recusados: string[] = [];
    for (const { metodo, url, endpoint } of mounted) {
      const operacao = operacaoDe(metodo, url);
      const conferir = (oQue: string, schema: z.ZodType, exemplo: unknown): void => {
        if (exemplo === undefined) sem.push(`${oQue} of ${metodo} ${url}`);
        else if (!schema.safeParse(exemplo).success) recusados.push(`${oQue} of ${metodo} ${url}`);
      };
      if (endpoint.body) conferir('body', endpoint.body, exemploDe(operacao?.requestBody?.content));
      if (!endpoint.respostaCrua) {
        const resposta = operacao?.responses['200'] as { content: Record<string, Conteudo> };
        conferir('answer', endpoint.response, exemploDe(resposta.content));
      }
    }
    expect(recusados).toEqual([]);
    expect(sem).toEqual([]);
  });
});

describe('S2-31 what the document says to programs', () => {
  let daIntegracao: OpenApi;
  beforeAll(async () => {
    daIntegracao = (await app.inject('/api/docs/integracao/openapi.json')).json<OpenApi>();
  });
  const chamadas = () =>
    Object.entries(daIntegracao.paths).flatMap(([caminho, operacoes]) =>
      Object.entries(operacoes).map(([metodo, operacao]) => ({ nome: `${metodo} ${caminho}`, operacao })),
    );
  const respostaDe = (operacao: Operacao | undefined) =>
    operacao?.responses['200'] as Resposta & { content: { 'application/json': Conteudo } };

  it('describes every parameter, days in their form, and what may be chosen', () => {
    const sem = chamadas().flatMap(({ nome, operacao }) =>
      (operacao.parameters ?? []).filter((cada) => !cada.description).map((cada) => `${nome} ${cada.name}`),
    );
    expect(sem).toEqual([]);
    const lista = daIntegracao.paths['/api/manifestacoes']?.get;
    const doDia = lista?.parameters?.filter(({ name }) => name.startsWith('Data')) ?? [];
    expect(doDia).toHaveLength(6);
    for (const { schema, example } of doDia)
      expect(String(example)).toMatch(new RegExp(schema.pattern ?? '^$'));
    const enviado = daIntegracao.paths['/api/manifestacoes']?.post;
    const { schema } = Object.values(enviado?.requestBody?.content ?? {})[0] ?? { schema: {} };
    expect(schema.properties?.IdTipoIdentificacaoManifestante?.enum).toEqual([1, 3, 4]);
    expect(schema.properties?.IdTipoManifestacao?.enum).toEqual([1, 2, 3, 4, 5, 8, 9]);
    expect(enviado?.parameters?.map(({ in: onde, name }) => [onde, name])).toEqual([
      ['header', 'Idempotency-Key'],
    ]);
    expect(Object.keys(enviado?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    expect(Object.keys(respostaDe(lista).headers ?? {})).toEqual(['X-Proximo-Cursor']);
  });

  it('has the tables as a program reads them', () => {
    const tipos = respostaDe(daIntegracao.paths['/api/tipos-resposta']?.get).content['application/json'];
    expect(tipos.example).toEqual([
      { IdTipoRespostaManifestacao: 2, DescTipoRespostaManifestacao: 'Resposta Conclusiva' },
    ]);
    expect(Object.keys((tipos.schema.items as JsonSchema).properties ?? {})).toEqual([
      'IdTipoRespostaManifestacao',
      'DescTipoRespostaManifestacao',
    ]);
    const publica = respostaDe(documento.paths['/api/tipos-resposta']?.get).content['application/json'];
    expect(publica.example).toEqual([
      { idTipoRespostaManifestacao: expect.any(Number), descTipoRespostaManifestacao: expect.any(String) },
    ]);
  });

  it('shows answers that look like answers: no day in another form, no made-up word', () => {
    for (const { nome, operacao } of chamadas()) {
      const exemplo = JSON.stringify(respostaDe(operacao).content['application/json'].example);
      expect(exemplo, nome).not.toMatch(/"\d{4}-\d{2}-\d{2}|"exemplo"|"Exemplo de texto/);
    }
    const { example } = respostaDe(daIntegracao.paths['/api/manifestacoes']?.get).content['application/json'];
    expect(example).toMatchObject([
      {
        NumerosProtocolo: [expect.stringMatching(/^\d{17}$/)],
        OuvidoriaDestino: { NomeOuvidoria: 'Controladoria-Geral da União' },
        DataCadastro: '12/03/2026',
      },
    ]);
  });
});

describe('S2-31 the pages of the documentation', () => {
  const PAGINAS = ['', '/guia', '/mudancas', ...nomesDasPartes.map((parte) => `/${parte}`)];
  /** One page per subject of each part. */
  const assuntos = async (): Promise<string[]> => {
    const paginas: string[] = [];
    for (const parte of nomesDasPartes) {
      const { tags } = (await app.inject(`/api/docs/${parte}/openapi.json`)).json<OpenApi>();
      paginas.push(...tags.map(({ name }) => `/${parte}/${name}`));
    }
    return paginas;
  };

  it('are in Portuguese, without a script, and ask nothing of anybody else', async () => {
    for (const pagina of [...PAGINAS, ...(await assuntos())]) {
      const { statusCode, headers, body } = await app.inject(`/api/docs${pagina}`);
      expect(statusCode, pagina).toBe(200);
      expect(body).toContain('<html lang="pt-BR">');
      expect(body).toMatch(/<h1>.+<\/h1>/);
      expect(body).not.toMatch(/<h[12][^>]*>[^<]*(<a [^>]*>)?[^<]*(coes|cao|orgao|sessao|saida)\b/);
      expect(body).not.toMatch(/<script|\sstyle="|\son\w+="|\ssrc="/);
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'self'; font-src 'self'/,
      );
      expect(headers['content-security-policy']).not.toContain('script-src');
      expect(body.match(/(?:src|href)="https?:[^"]*"/g) ?? []).toEqual([]);
    }
    for (const recurso of ['docs.css', 'raleway-400.woff2', 'raleway-600.woff2'])
      expect((await app.inject(`/api/docs/${recurso}`)).statusCode).toBe(200);
  });

  it('lead with every link to something that is there', async () => {
    const ids = new Map<string, Set<string>>();
    const paginas = new Map<string, string>();
    for (const pagina of [...PAGINAS, '/console', ...(await assuntos())]) {
      const { body } = await app.inject(`/api/docs${pagina}`);
      paginas.set(`/api/docs${pagina}`, body);
      const achados = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
      expect(achados.length, pagina).toBe(new Set(achados).size);
      ids.set(`/api/docs${pagina}`, new Set(achados));
    }
    for (const [pagina, body] of paginas) {
      for (const [, href = ''] of body.matchAll(/href="([^"]+)"/g)) {
        const [destino = '', ancora] = href.split('#');
        if (/^\/api\/docs\/(exemplos\/|tipos\.|colecao\.)/.test(destino)) {
          const { statusCode, headers } = await app.inject(destino);
          expect(statusCode, href).toBe(200);
          expect(headers['content-disposition']).toBe(`attachment; filename="${destino.split('/').at(-1)}"`);
          continue;
        }
        if (destino.startsWith('/web') || /\.(json|css)$|^data:/.test(destino)) continue;
        const alvo = ids.get(destino || pagina);
        expect(alvo, `${pagina} → ${href}`).toBeDefined();
        if (ancora) expect(alvo?.has(ancora), `${pagina} → ${href}`).toBe(true);
      }
    }
  });

  it('find a call by words in any order, without accents, and say when there is none', async () => {
    const { body } = await app.inject('/api/docs?busca=entregas%20webhooks');
    expect(body).toContain('/app-web/v1/webhooks/{idWebhook}/entregas');
    expect(body).not.toContain('#post-app-web-v1-usuarios-login"');
    expect((await app.inject('/api/docs/app/nada')).statusCode).toBe(404);
    expect((await app.inject('/api/docs?busca=sessao%20abre')).body).toContain(
      '#post-app-web-v1-usuarios-login"',
    );
    const nada = await app.inject(`/api/docs?busca=${encodeURIComponent('<b>"nada"')}`);
    expect(nada.body).toContain('Nenhuma chamada com “&lt;b&gt;&quot;nada&quot;”');
  });

  it('M8 link every example client from the guide, and give out the very files that the tests run', async () => {
    const { body } = await app.inject('/api/docs/guia');
    const arquivos = (await readdir('docs/exemplos')).filter((nome) => !nome.endsWith('.d.mts'));
    for (const arquivo of arquivos) {
      expect(body).toContain(`href="/api/docs/exemplos/${arquivo}"`);
      const dado = await app.inject(`/api/docs/exemplos/${arquivo}`);
      expect(dado.body, arquivo).toBe(await readFile(`docs/exemplos/${arquivo}`, 'utf8'));
    }
    for (const trabalho of ['importacao-noturna.mjs', 'planilha-diaria.mjs', 'chatbot.mjs', 'escuta.py'])
      expect(arquivos).toContain(trabalho);
    for (const destino of ['colecao.postman.json', 'tipos.d.ts'])
      expect(body).toContain(`href="/api/docs/${destino}"`);
  });

  it('M8 are named in the README, with everything else that an integrator starts from', async () => {
    const readme = await readFile('README.md', 'utf8');
    const enderecos = [...readme.matchAll(/http:\/\/localhost:3000(\/[\w./-]*\w)/g)].map(
      ([, url]) => url ?? '',
    );
    for (const pagina of ['/api/docs/guia', '/api/docs/integracao', '/api/docs/console', '/dcat.json'])
      expect(enderecos).toContain(pagina);
    for (const url of enderecos.filter((cada) => !cada.startsWith('/web/')))
      expect((await app.inject(url)).statusCode, url).toBe(200);
    expect(readme).toContain('WEBHOOKS_REDE=local npm start');
    for (const { id } of clientesDemo) expect(readme).toMatch(new RegExp(`\\b${id}\\b`));
  });

  it('show the very code that the tests of webhooks run, and are not sent twice', async () => {
    const { body, headers } = await app.inject('/api/docs/guia');
    expect(body).toContain('timingSafeEqual(recebida, esperada)');
    expect(body).toContain('https://escuta.test/oauth/token');
    const outra = await app.inject({
      url: '/api/docs/guia',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(outra.statusCode).toBe(304);
  });
});

describe('M8: guide and reference', () => {
  const secao = (body: string, de: string, ate: string) => body.slice(body.indexOf(de), body.indexOf(ate));

  it('M8: say limits, paging, idempotency, errors, versions and deprecation once, each in a section of its own', async () => {
    const { body } = await app.inject('/api/docs/guia');
    for (const id of ['limites', 'paginacao', 'idempotencia', 'erros', 'versoes']) {
      expect(body.match(new RegExp(`<h2 id="${id}">`, 'g')), id).toHaveLength(1);
      expect(body).toContain(`<a href="#${id}">`);
    }
    // Each subject's own words stand in no other section.
    for (const [palavra, id, seguinte] of [
      ['Idempotency-Key:', 'idempotencia', 'erros'],
      ['<code>X-Proximo-Cursor</code>', 'paginacao', 'idempotencia'],
      ['<code>Sunset</code>', 'versoes', '</main>'],
      ['600, se o cadastro', 'limites', 'paginacao'],
    ] as const) {
      const fim = seguinte.startsWith('<') ? seguinte : `<h2 id="${seguinte}">`;
      const propria = secao(body, `<h2 id="${id}">`, fim);
      expect(propria.split(palavra).length, palavra).toBe(body.split(palavra).length);
      expect(propria, palavra).toContain(palavra);
    }
    const referencia = (await app.inject('/api/docs/integracao/manifestacoes')).body;
    for (const id of ['limites', 'paginacao', 'idempotencia', 'erros'])
      expect(referencia).toContain(`/api/docs/guia#${id}"`);
  });

  it('M8: say what to do at every status that a call may answer with, and how long to wait where it says so', async () => {
    const guia = (await app.inject('/api/docs/guia')).body;
    const { paths, components } = (await app.inject('/api/docs/integracao/openapi.json')).json<OpenApi>();
    const { responses = {} } = paths['/api/manifestacoes']?.post ?? {};
    for (const status of Object.keys(responses).filter((cada) => cada !== '200'))
      expect(guia, status).toContain(`<th scope="row" role="rowheader">${status}</th>`);
    for (const nome of ['DemaisDaIntegracao', 'OcupadoDaIntegracao'])
      expect(Object.keys(components.responses[nome]?.headers ?? {}), nome).toEqual(['Retry-After']);
    expect(guia).toMatch(/>503<\/th>.+servidor\.ocupado.+Retry-After/);
  });

  it('M8: rules of Detalhes as a typed table per type, and of an access request per decision', async () => {
    const { body } = await app.inject('/api/docs/integracao/manifestacoes');
    for (const titulo of [
      'Detalhes: Reclamação',
      'Detalhes: Elogio',
      'Detalhes: Sugestão ou Simplifique',
      'Detalhes: Solicitação, com Possivel = true',
      'Detalhes: Solicitação, com Possivel = false',
      'Detalhes: Denúncia ou comunicação, com Destino = &quot;apuracao&quot;',
      'Detalhes: Denúncia ou comunicação, com Destino = &quot;arquivamento&quot;',
      'Detalhes: Acesso à informação: CodigoDecisao 7 (Pergunta Duplicada/Repetida)',
    ])
      expect(body, titulo).toContain(`<caption>${titulo}</caption>`);
    const linha = (texto: string) => texto.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+\s*/g, '|');
    const dos = (titulo: string) =>
      body.split('<caption>').find((parte) => parte.startsWith(`Detalhes: ${titulo}<`));
    expect(linha(body)).toContain(
      '|Adocao|&quot;adotada&quot; ou &quot;em-parte&quot; ou &quot;nao-adotada&quot;|sim|O que foi decidido sobre a proposta|',
    );
    expect(linha(body)).toContain(
      '|DecisaoFinal|texto|sim|Decisão final; ao menos 10 caracteres; até 2000 caracteres|',
    );
    expect(linha(body)).toContain('|PorQuePermanente|texto|não|');
    expect(linha(body)).toContain('obrigatório com Detalhes.Restricao = permanente');
    expect(dos('Reclamação')).not.toContain('Agente');
  });

  it('M8: say the real kind of every field of an answer to a program; free are only what other systems wrote', async () => {
    const LIVRES = ['dadosExtraJson[]'];
    const assuntos = new Set(
      Object.values((await app.inject('/api/docs/integracao/openapi.json')).json<OpenApi>().paths).flatMap(
        (operacoes) => Object.values(operacoes).flatMap(({ tags }) => tags),
      ),
    );
    const semTipo: string[] = [];
    for (const assunto of assuntos) {
      const { body } = await app.inject(`/api/docs/integracao/${assunto}`);
      const respostas = body.split('<summary>Resposta 200</summary>').slice(1);
      for (const resposta of respostas.map((parte) => parte.split('</details>')[0] ?? '')) {
        for (const [, campo = ''] of resposta.matchAll(
          /<code>([^<]+)<\/code><\/th><td[^>]*>[^<]*qualquer valor/g,
        ))
          semTipo.push(`${assunto}: ${campo}`);
      }
    }
    expect(assuntos.size).toBeGreaterThan(10);
    expect(semTipo.filter((campo) => !LIVRES.some((livre) => campo.endsWith(livre)))).toEqual([
      'manifestacoes: dadosExtraJson',
    ]);
  });

  it('M8: say what a field is where the same name means two things', async () => {
    const { body } = await app.inject('/api/docs/integracao/manifestacoes');
    expect(body).not.toContain('Se o webhook está ligado.');
    expect(body).toContain('Se este tipo de documento ainda é usado.');
    expect((await app.inject('/api/docs/integracao/webhooks')).body).toContain('Se o webhook está ligado.');
  });

  it('M8: show each whole example, in the page and in the document', async () => {
    const { body } = await app.inject('/api/docs/integracao/manifestacoes');
    expect(body).toContain('Exemplo: Denúncia sem nome, que vira comunicação');
    const { paths } = (await app.inject('/api/docs/integracao/openapi.json')).json<OpenApi>();
    const [conteudo] = Object.values(paths['/api/manifestacoes']?.post?.requestBody?.content ?? {});
    expect(conteudo?.example).toBeUndefined();
    expect(conteudo?.examples?.denunciaAnonima).toMatchObject({
      summary: 'Denúncia sem nome, que vira comunicação',
      value: { IdTipoIdentificacaoManifestante: 1 },
    });
  });
});

describe('an endpoint that will end', () => {
  it('says so in the headers of its answers (RFC 9745, RFC 8594), and others do not', async () => {
    const chamadas = contract({
      'GET /antiga': {
        acesso: aberto,
        resumo: 'Antiga.',
        obsoleto: {
          desde: new Date('2026-01-01T00:00:00Z'),
          fim: new Date('2027-01-01T00:00:00Z'),
          leia: '/mudancas',
        },
        response: z.object({}),
      },
      'GET /nova': { acesso: aberto, resumo: 'Nova.', response: z.object({}) },
    });
    const http = fastify();
    http.setValidatorCompiler(validatorCompiler);
    http.setSerializerCompiler(serializerCompiler);
    const vazia = async () => ({});
    const mounted = routes(chamadas, { 'GET /antiga': vazia, 'GET /nova': vazia });
    const porta = {
      authenticate: async () => null,
      confirmar: async () => undefined,
      frear: async () => undefined,
    };
    await mountApi(http, [mounted], porta, systemClock);
    expect((await http.inject('/api/antiga')).headers).toMatchObject({
      deprecation: '@1767225600',
      sunset: 'Fri, 01 Jan 2027 00:00:00 GMT',
      link: '</api/docs/mudancas>; rel="deprecation"; type="text/html"',
    });
    const { headers } = await http.inject('/api/nova');
    expect(headers.deprecation ?? headers.sunset ?? headers.link).toBeUndefined();
    await http.close();
  });
});
