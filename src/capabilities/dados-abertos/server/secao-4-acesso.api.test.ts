import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/test-app.ts';
import { comArquivosGerados } from './testing-gerados.ts';
import { baixado, comoObjetos, deUtf16, readCsv, readZip } from './testing-leitor.ts';

// The sentences of section 4 of the wire compatibility, each by its words.

let app: TestApp;
let fechar: () => Promise<void>;
beforeAll(async () => {
  ({ app, fechar } = await comArquivosGerados());
}, 120_000);
afterAll(() => fechar());

const NOSSO = '/api/app-web/v1/dados-abertos/arquivos';
const nosZips = async (nome: string) => [...readZip(await baixado(app, nome)).keys()];

describe('M4 addresses as clients have them', () => {
  it.each([
    '/FalaBR/Arquivos_FalaBR_Filtrado/Arquivos_csv_2026.zip',
    '/FalaBR/Arquivos_FalaBR_Filtrado/Arquivos_xml_2026.zip',
    '/FalaBR/Arquivos_FalaBR/Pedidos_csv_2026.zip',
    '/FalaBR/Arquivos_FalaBR/Pedidos_xml_2026.zip',
    '/FalaBR/Arquivos_FalaBR/Recursos_Reclamacoes_csv_2026.zip',
    '/FalaBR/Arquivos_FalaBR/Recursos_Reclamacoes_xml_2026.zip',
    '/e-Ouv/manifestacoes-ouvidoria.csv',
    '/e-Ouv/manifestacoes-ouvidoria.zip',
  ])('W4.4 %s is the file of that name', async (url) => {
    const antiga = await app.inject({ url });
    expect(antiga.statusCode, antiga.body).toBe(200);
    const nossa = await app.inject({ url: `${NOSSO}/${url.split('/').at(-1)}` });
    expect(antiga.rawPayload.equals(nossa.rawPayload)).toBe(true);
    expect(antiga.headers.etag).toBe(nossa.headers.etag);
  });

  it.each([
    '/FalaBR/Arquivos_FalaBR_Filtrado/Pedidos_csv_2026.zip',
    '/FalaBR/Arquivos_FalaBR/../Pedidos_csv_2026.zip',
    '/FalaBR/Arquivos_FalaBR/Pedidos_csv_1999.zip',
    '/e-Ouv/outro.csv',
  ])('%s is no such address', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });
});

describe('M4 a zip a year', () => {
  it('W4.1 each year has the three in both forms; only that of public requests has a text', async () => {
    const { arquivos } = (await app.inject('/api/app-web/v1/dados-abertos')).json<{
      arquivos: { nome: string; ano: number }[];
    }>();
    const nomes = arquivos.map(({ nome }) => nome);
    const anos = [...new Set(arquivos.map(({ ano }) => ano).filter((ano) => ano > 0))];
    expect(anos).toContain(2026);
    for (const ano of anos)
      for (const forma of ['csv', 'xml'])
        for (const qual of ['Pedidos', 'Recursos_Reclamacoes', 'Arquivos'])
          expect(nomes).toContain(`${qual}_${forma}_${ano}.zip`);
    const cabecalhos = async (zip: string) =>
      [...readZip(await baixado(app, `${zip}_csv_2026.zip`)).values()]
        .map((csv) => deUtf16(csv).split('\r\n')[0])
        .join(';');
    const TEXTOS = /DetalhamentoSolicitacao|ResumoSolicitacao|;Resposta;|DescRecurso|RespostaRecurso/;
    for (const zip of ['Pedidos', 'Recursos_Reclamacoes']) expect(await cabecalhos(zip)).not.toMatch(TEXTOS);
    expect(await cabecalhos('Arquivos')).toMatch(TEXTOS);
  });
});

describe('M4 names of members', () => {
  it('W4.2 two clients unpack both zips into one folder: no name is in both', async () => {
    expect(await nosZips('Pedidos_csv_2026.zip')).toEqual([
      '20260312_Pedidos_csv_2026.csv',
      '20260312_SolicitantesPedidos_csv_2026.csv',
    ]);
    expect(await nosZips('Recursos_Reclamacoes_csv_2026.zip')).toEqual([
      '20260312_Recursos_Reclamacoes_csv_2026.csv',
      '20260312_SolicitantesRecursos_csv_2026.csv',
    ]);
  });
});

describe('M4 filtered: Pedidos, Recursos, Solicitantes, PedidosLinkArquivo, RecursosLinkArquivo', () => {
  it.each(['csv', 'xml'])('W4.3 are the members of Arquivos_%s', async (forma) => {
    expect(await nosZips(`Arquivos_${forma}_2026.zip`)).toEqual(
      ['Pedidos', 'Recursos', 'Solicitantes', 'PedidosLinkArquivo', 'RecursosLinkArquivo'].map(
        (nome) => `20260312_${nome}_${forma}_2026.${forma}`,
      ),
    );
  });

  it.each([
    ['Pedidos', 'IdPedido;OrgaoDestinatario;IdAnexoPedido;NomeArquivo;TipoAnexo;UrlArquivo'],
    [
      'Recursos',
      'IdRecurso;IdPedido;OrgaoDestinatario;Instancia;IdAnexoRecurso;NomeArquivo;TipoAnexo;UrlArquivo',
    ],
  ])(
    '%sLinkArquivo has the columns that clients read, and no row: no file passes the publication gate',
    async (nome, colunas) => {
      const zip = readZip(await baixado(app, 'Arquivos_csv_2026.zip'));
      const linhas = readCsv(
        deUtf16(zip.get(`20260312_${nome}LinkArquivo_csv_2026.csv`) ?? Buffer.alloc(0)),
        ';',
      );
      expect(linhas.map((linha) => linha.join(';'))).toEqual([colunas]);
    },
  );
});

describe('M4 compatible form: UTF-16 LE with BOM, ;, header row, dates dd/mm/aaaa', () => {
  it('W4.7 begins with the mark, has a header row, ; between cells and days as they are written here', async () => {
    for (const [zip, dentro, dias] of [
      ['Pedidos', 'Pedidos', ['DataRegistro', 'PrazoAtendimento', 'DataResposta']],
      ['Recursos_Reclamacoes', 'Recursos_Reclamacoes', ['DataRegistro', 'PrazoAtendimento', 'DataResposta']],
      ['Arquivos', 'Pedidos', ['DataRegistro', 'PrazoAtendimento', 'DataResposta']],
    ] as const) {
      const bytes = readZip(await baixado(app, `${zip}_csv_2026.zip`)).get(`20260312_${dentro}_csv_2026.csv`);
      expect([...(bytes?.subarray(0, 4) ?? [])], zip).toEqual([0xff, 0xfe, 0x49, 0x00]);
      const linhas = comoObjetos(readCsv(deUtf16(bytes ?? Buffer.alloc(0)), ';'));
      expect(linhas.length, zip).toBeGreaterThan(0);
      for (const linha of linhas)
        for (const nome of dias) expect(linha[nome], `${zip} ${nome}`).toMatch(/^(\d{2}\/\d{2}\/\d{4})?$/);
    }
  });

  it('W4.15 the words are the federal ones, in every row', async () => {
    const ler = async (zip: string, dentro: string) =>
      comoObjetos(
        readCsv(
          deUtf16(
            readZip(await baixado(app, `${zip}_csv_2026.zip`)).get(`20260312_${dentro}_csv_2026.csv`) ??
              Buffer.alloc(0),
          ),
          ';',
        ),
      );
    const pedidos = await ler('Pedidos', 'Pedidos');
    const recursos = await ler('Recursos_Reclamacoes', 'Recursos_Reclamacoes');
    expect(pedidos.map(({ Situacao }) => Situacao)).toContain('Concluída');
    const doRecurso = new Set(recursos.map(({ Situacao }) => Situacao));
    expect([...doRecurso].sort()).toEqual(['Em Tramitação', 'Respondido']);
    for (const { FoiProrrogado, FoiReencaminhado } of pedidos)
      expect(['Sim', 'Não']).toEqual(expect.arrayContaining([FoiProrrogado, FoiReencaminhado]));
    for (const { OrgaoDestinatario } of [...pedidos, ...recursos])
      expect(OrgaoDestinatario).toMatch(/^\S+ – \S/);
  });

  it('W4.14, W4.15 IdSolicitante 0 means identity preserved; DataNascimento is always empty', async () => {
    const zip = readZip(await baixado(app, 'Pedidos_csv_2026.zip'));
    const ler = (nome: string) =>
      comoObjetos(readCsv(deUtf16(zip.get(`20260312_${nome}_csv_2026.csv`) ?? Buffer.alloc(0)), ';'));
    const pessoas = ler('SolicitantesPedidos');
    expect(pessoas.length).toBeGreaterThan(0);
    for (const pessoa of pessoas) {
      expect(pessoa.IdSolicitante).not.toBe('0');
      expect(pessoa.DataNascimento).toBe('');
      expect(['Pessoa Física', 'Pessoa Jurídica']).toContain(pessoa.TipoDemandante);
    }
    for (const pedido of ler('Pedidos')) {
      expect(pedido.DataRegistro).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
      expect(['Sim', 'Não']).toContain(pedido.FoiProrrogado);
      expect(pedido.OrgaoDestinatario).toMatch(/^\S+ – \S/);
    }
  });

  it('W4.8 ours besides: the same in UTF-8 CSV, JSON Lines and Parquet, each with a data dictionary', async () => {
    const { resources } = (await app.inject('/api/app-web/v1/dados-abertos/datapackage.json')).json();
    for (const fim of ['csv.gz', 'jsonl.gz', 'parquet'])
      expect(
        resources.find(({ path }: { path: string }) => path === `arquivos/pedidos_2026.${fim}`)?.schema,
      ).toBe('esquemas/pedidos.json');
  });
});

describe('M4 columns', () => {
  const cabecalho = async (zip: string, dentro: string) => {
    const csv = readZip(await baixado(app, zip)).get(dentro) ?? Buffer.alloc(0);
    return readCsv(deUtf16(csv), ';');
  };
  it.each([
    ['Arquivos_csv_2026.zip', '20260312_Pedidos_csv_2026.csv', 24],
    ['Recursos_Reclamacoes_csv_2026.zip', '20260312_Recursos_Reclamacoes_csv_2026.csv', 21],
    ['Arquivos_csv_2026.zip', '20260312_Recursos_csv_2026.csv', 17],
  ])('W4.10, W4.11, W4.12 %s: %s has %i', async (zip, dentro, quantas) => {
    expect((await cabecalho(zip, dentro))[0]).toHaveLength(quantas);
  });

  it('W4.11 OrgaoPedido is last, the office asked; OrgaoDestinatario decides the appeal; InformacaoConcedida says whether it gave access', async () => {
    const recursos = comoObjetos(
      await cabecalho('Recursos_Reclamacoes_csv_2026.zip', '20260312_Recursos_Reclamacoes_csv_2026.csv'),
    );
    const daCgu = recursos.filter(({ Instancia }) => Instancia === 'CGU');
    for (const { OrgaoDestinatario } of daCgu) expect(OrgaoDestinatario).toMatch(/^CGU – /);
    expect(recursos.some(({ OrgaoPedido }) => OrgaoPedido?.startsWith('IFCE – '))).toBe(true);
    for (const { Situacao, TipoResposta, InformacaoConcedida } of recursos) {
      if (TipoResposta === 'Deferido') expect(InformacaoConcedida).toBe('Sim');
      if (TipoResposta === 'Indeferido') expect(InformacaoConcedida).toBe('Não');
      if (Situacao === 'Em Tramitação') expect(InformacaoConcedida).toBe('');
    }
  });
});

describe('M4 downloads answer Range and carry Access-Control-Allow-Origin: *', () => {
  const url = '/FalaBR/Arquivos_FalaBR/Pedidos_csv_2026.zip';
  const pedir = (headers: Record<string, string>) =>
    app.inject({ url, headers: { origin: 'https://leitor.example', ...headers } });

  it('W4.6 gives the whole to any site, with ETag, Last-Modified and its sum', async () => {
    const { headers, rawPayload } = await pedir({});
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('Content-Range'),
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
      etag: `"${createHash('sha256').update(rawPayload).digest('hex')}"`,
      'last-modified': expect.stringMatching(/GMT$/),
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect((await pedir({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it.each([
    '/dcat.json',
    ...['datapackage.json', 'sha256sums.txt'].map((nome) => `/api/app-web/v1/dados-abertos/${nome}`),
  ])('W4.6 a harvester that has %s already is told so, without the content', async (endereco) => {
    const { etag } = (await app.inject({ url: endereco })).headers;
    const denovo = await app.inject({ url: endereco, headers: { 'if-none-match': String(etag) } });
    expect([denovo.statusCode, denovo.body, denovo.headers.etag]).toEqual([304, '', etag]);
    expect((await app.inject({ url: endereco, headers: { 'if-none-match': '"x"' } })).statusCode).toBe(200);
  });

  it.each([
    url,
    '/FalaBR/Arquivos_FalaBR_Filtrado/Arquivos_csv_2026.zip',
    '/e-Ouv/manifestacoes-ouvidoria.zip',
    '/dcat.json',
    '/api/app-web/v1/dados-abertos/sha256sums.txt',
    '/api/app-web/v1/dados-abertos',
  ])(
    'W4.6 lets a page of any site ask first (OPTIONS %s), to read and for nothing else',
    async (endereco) => {
      const { statusCode, headers, body } = await app.inject({
        method: 'OPTIONS',
        url: endereco,
        headers: {
          origin: 'https://leitor.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'range,if-none-match',
        },
      });
      expect([statusCode, body]).toEqual([204, '']);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': expect.stringMatching(/If-None-Match.*Range/),
        'access-control-max-age': '86400',
      });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      const lida = await app.inject({ url: endereco, headers: { origin: 'https://leitor.example' } });
      expect(lida.headers['access-control-allow-origin']).toBe('*');
    },
  );

  it('keeps every other address to our own pages', async () => {
    const { statusCode, headers } = await app.inject({
      method: 'OPTIONS',
      url: '/api/manifestacoes',
      headers: { origin: 'https://leitor.example', 'access-control-request-method': 'GET' },
    });
    expect(statusCode).toBe(404);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each([
    ['bytes=0-3', 0, 4],
    ['bytes=10-', 10, undefined],
    ['bytes=-22', -22, undefined],
  ])('W4.5 %s is a part', async (range, de, ate) => {
    const { rawPayload: inteiro } = await pedir({});
    const parte = await pedir({ range });
    expect(parte.statusCode).toBe(206);
    expect(parte.headers['access-control-allow-origin']).toBe('*');
    expect(parte.rawPayload.equals(inteiro.subarray(de, ate))).toBe(true);
    const inicio = de < 0 ? inteiro.length + de : de;
    expect(parte.headers['content-range']).toBe(
      `bytes ${inicio}-${inicio + parte.rawPayload.length - 1}/${inteiro.length}`,
    );
  });

  it('W4.5 HEAD says how large the whole is and that parts are given, and gives none', async () => {
    const { rawPayload: inteiro, headers } = await pedir({});
    const sozinhos = await app.inject({ method: 'HEAD', url, headers: { range: 'bytes=0-3' } });
    expect([sozinhos.statusCode, sozinhos.rawPayload.length]).toEqual([200, 0]);
    expect(sozinhos.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(inteiro.length),
      etag: headers.etag,
    });
    expect(sozinhos.headers['content-range']).toBeUndefined();
  });

  it('W4.5 parts put together are the file, and none is given of another version', async () => {
    const { rawPayload: inteiro, headers } = await pedir({});
    const partes: Buffer[] = [];
    for (let de = 0; de < inteiro.length; de += 1000)
      partes.push((await pedir({ range: `bytes=${de}-${de + 999}` })).rawPayload);
    expect(Buffer.concat(partes).equals(inteiro)).toBe(true);
    expect((await pedir({ range: 'bytes=0-3', 'if-range': String(headers.etag) })).statusCode).toBe(206);
    expect((await pedir({ range: 'bytes=0-3', 'if-range': '"outra"' })).statusCode).toBe(200);
    const fora = await pedir({ range: `bytes=${inteiro.length}-` });
    expect([fora.statusCode, fora.headers['content-range']]).toEqual([416, `bytes */${inteiro.length}`]);
  });
});

describe('M4 DCAT at /dcat.json', () => {
  it('has the fields that CKAN’s DCAT harvester reads', async () => {
    const resposta = await app.inject({ url: '/dcat.json', headers: { host: 'escuta.test' } });
    expect(resposta.statusCode).toBe(200);
    const { dataset } = resposta.json();
    expect(dataset).toHaveLength(9);
    for (const conjunto of dataset) {
      expect(conjunto).toMatchObject({
        identifier: expect.stringMatching(/^http:\/\/escuta\.test\//),
        title: expect.any(String),
        description: expect.any(String),
        landingPage: expect.stringMatching(/^http:\/\/escuta\.test\/web\/dados/),
        issued: expect.stringMatching(/^\d{4}-01-01$/),
        modified: '2026-03-12',
        language: ['pt-BR'],
        keyword: expect.arrayContaining([expect.any(String)]),
        license: expect.stringMatching(/^https:/),
        publisher: { name: expect.any(String) },
      });
      expect(conjunto.distribution.length).toBeGreaterThan(0);
      for (const cada of conjunto.distribution)
        expect(cada).toMatchObject({
          title: expect.any(String),
          description: expect.any(String),
          downloadURL: expect.stringMatching(/^http:\/\/escuta\.test\/api\//),
          accessURL: expect.stringMatching(/^http:\/\/escuta\.test\/api\//),
          format: expect.stringMatching(/^(CSV|ZIP|JSONL|Parquet)$/),
          byteSize: expect.any(Number),
        });
    }
    expect(new Set(dataset.map(({ identifier }: { identifier: string }) => identifier)).size).toBe(
      dataset.length,
    );
  });

  it('lists every file that can be downloaded, once', async () => {
    const { dataset } = (await app.inject('/dcat.json')).json();
    const nomes = dataset.flatMap(({ distribution }: { distribution: { title: string }[] }) =>
      distribution.map(({ title }) => title),
    );
    const { arquivos } = (await app.inject('/api/app-web/v1/dados-abertos')).json();
    expect(nomes.toSorted()).toEqual(arquivos.map(({ nome }: { nome: string }) => nome).toSorted());
  });
});
