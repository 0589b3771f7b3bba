import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { splitKey } from '#kernel/endpoint.ts';
import { formularioDoCaso } from '#kernel/enumeracoes.ts';
import { descricaoPerfil } from '#kernel/perfil.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { seedDemo } from '../../../../db/seed/seed-demo.ts';
import { tabelaApoioContract } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedDemo(app.platform);
});
afterAll(() => app.close());

const get = async (path: string) => {
  const response = await app.inject(`/api${path}`);
  return { status: response.statusCode, body: response.json() };
};
const list = async (path: string) => (await get(path)).body as Record<string, unknown>[];

describe('look-ups', () => {
  it.each(Object.keys(tabelaApoioContract))('S7-01 %s answers anybody with rows', async (key) => {
    const { status, body } = await get(splitKey(key).path);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
  });

  it('S3-02 has the ids that clients know', async () => {
    const pairs = async (path: string, id: string, desc: string) =>
      Object.fromEntries((await list(path)).map((item) => [item[id], item[desc]]));
    expect(await pairs('/tipos-manifestacao', 'idTipoManifestacao', 'descTipoManifestacao')).toEqual({
      1: 'Denúncia',
      2: 'Reclamação',
      3: 'Elogio',
      4: 'Sugestão',
      5: 'Solicitação',
      7: 'Comunicação',
      8: 'Acesso à Informação',
      9: 'Simplifique',
    });
    expect(await pairs('/tipos-formulario', 'idTipoFormulario', 'descTipoFormulario')).toEqual({
      1: 'Padrão',
      2: 'Simplifique',
      3: 'Acesso à Informação',
      4: 'Denúncia',
    });
    const perfis = await app.db.selectFrom('perfil').select(['id', 'descricao']).execute();
    expect(Object.fromEntries(perfis.map(({ id, descricao }) => [id, descricao]))).toEqual(descricaoPerfil);
  });

  it('S3-02 maps each type a person can choose to the form the kernel gives it', async () => {
    for (const tipo of await list('/tipos-manifestacao')) {
      expect(tipo.idTipoFormulario).toBe(formularioDoCaso(Number(tipo.idTipoManifestacao)));
    }
  });

  it('S7-01 offers no complementação for access to information', async () => {
    const ids = async (query: string) =>
      (await list(`/tipos-resposta${query}`)).map((item) => item.idTipoRespostaManifestacao);
    expect(await ids('?idTipoManifestacao=8')).toEqual([2, 3]);
    expect(await ids('?IdTipoManifestacao=2')).toEqual([1, 2, 3]);
    expect(await ids('?idTipoManifestacao=')).toEqual([1, 2, 3]);
    expect(await ids('')).toEqual([1, 2, 3]);
  });

  it('S7-01 filters decisions and extension reasons by form, and reasons of a solved demand by type', async () => {
    const decisoes = await list('/codigos-decisao?idTipoFormulario=3');
    expect(decisoes).toHaveLength(7);
    expect(decisoes[0]).toEqual({
      codigoDecisao: 5,
      descricaoDecisao: 'Acesso Concedido',
      idTipoFormulario: 3,
    });
    expect(await list('/codigos-decisao?idTipoFormulario=1')).toEqual([]);
    const motivos = async (formulario: number) =>
      (await list(`/motivos-prorrogacao?idTipoFormulario=${formulario}`)).map(
        (item) => item.idMotivoProrrogacaoManifestacao,
      );
    expect(await motivos(3)).toEqual([1, 2, 3, 4]);
    expect(await motivos(1)).toEqual([1, 2, 4]);
    const resolvidas = await list('/motivo-demanda-resolvida?idTipoManifestacao=8');
    expect(resolvidas.map((item) => item.descMotivoDemandaResolvida)).toEqual([
      'Informação prestada',
      'Orientação dada',
      'Não resolvida',
    ]);
  });

  it('has a specification for each decision that needs one', async () => {
    const especificacoes = await list('/codigos-especificacao-decisao');
    const count = Object.groupBy(especificacoes, (item) => String(item.codigoDecisao));
    expect([count['5']?.length, count['1']?.length, count['2']?.length]).toEqual([7, 8, 9]);
  });

  it('S2-32 gives the chat, item 171, to the six profiles that have it', async () => {
    const itens = await list('/item-interface-perfil');
    expect(itens.every((item) => item.idItemInterface === 171)).toBe(true);
    expect(itens.map((item) => item.idPerfil)).toEqual([0, 1, 2, 3, 4, 7]);
  });

  it('lists 27 states, 5571 municipalities and more than 70 subjects, and Brazil first among countries', async () => {
    expect(await list('/ufs')).toHaveLength(27);
    expect(await list('/municipios')).toHaveLength(5571);
    expect((await list('/assuntos')).length).toBeGreaterThan(70);
    expect((await list('/paises'))[0]).toEqual({
      idPais: 1058,
      descricao: 'Brasil',
      Código: 1058,
      Descrição: 'Brasil',
    });
  });

  it('keeps the known ids of subjects', async () => {
    const assuntos = new Map((await list('/assuntos')).map((item) => [item.idAssunto, item.descAssunto]));
    expect([22, 57, 539, 731].map((id) => assuntos.get(id))).toEqual([
      'Auxílio',
      'Defesa do Consumidor',
      'Denúncia de irregularidades de servidores',
      'Acesso à informação',
    ]);
  });

  it('filters municipalities by state, in either case', async () => {
    const ceara = await list('/municipios?uf=ce');
    expect(ceara).toHaveLength(184);
    expect(ceara).toContainEqual({
      idMunicipio: 230440,
      descMunicipio: 'Fortaleza',
      uf: { sigUf: 'CE', descUf: 'Ceará' },
    });
  });

  it('finds municipalities by the beginning of their words, the nearest first', async () => {
    const achar = async (query: string) =>
      (await list(`/app-web/v1/municipios${query}`)).map((item) => item.descMunicipio);
    expect((await achar('?busca=fortaleza'))[0]).toBe('Fortaleza');
    expect(await achar('?busca=juazeiro%20norte&uf=CE')).toEqual(['Juazeiro do Norte']);
    expect(await achar('?busca=juazeiro%20norte&uf=SP')).toEqual([]);
    expect(await achar('')).toHaveLength(20);
    expect(await achar('?uf=ce&limite=5&busca=')).toHaveLength(5);
  });

  it('S2-05 lists the special forms, which only the denúncia has', async () => {
    const subtipos = await list('/subtipos-formulario?idTipoFormulario=4');
    expect(subtipos.map((item) => item.descSubtipoFormulario)).toEqual([
      'Assédio moral',
      'Assédio sexual',
      'Discriminação',
      'Retaliação ao denunciante',
    ]);
    expect(await list('/subtipos-formulario?idTipoFormulario=1')).toEqual([]);
  });

  it.each([
    ['/app-web/v1/municipios?uf=XX'],
    ['/app-web/v1/municipios?limite=101'],
    ['/tipos-resposta?idTipoManifestacao=abc'],
    ['/codigos-decisao?idTipoFormulario=-1'],
    ['/motivos-prorrogacao?idTipoFormulario=1.5'],
    ['/municipios?uf=XX'],
    ['/app-web/v1/tipos-formularios/permitidos?idEsfera=9'],
    ['/app-web/v1/tipos-formularios/permitidos?sigUf=XX'],
    ['/app-web/v1/tipos-formularios/permitidos?sigUf=CE&municipio=Recife'],
    ['/app-web/v1/tipos-formularios/permitidos?municipio=Fortaleza'],
    ['/app-web/v1/tipos-formularios/permitidos?desconhecido=1'],
  ])('S8-03 answers 400 in Portuguese to %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(400);
    expect(body.message).toMatch(/[.!]$/);
    expect(body.message).not.toMatch(/invalid|expected|unrecognized/i);
  });

  it('reads the database once and lets browsers keep the answer', async () => {
    const first = await app.inject('/api/escolaridades');
    app.takeQueries();
    const again = await app.inject({
      url: '/api/escolaridades',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    expect(again.statusCode).toBe(304);
    expect(app.takeQueries().filter((text) => text.includes('escolaridade'))).toEqual([]);
  });
});

describe('permitted forms', () => {
  const permitidos = async (query: string) =>
    (await list(`/app-web/v1/tipos-formularios/permitidos${query}`)).map((item) => item.idTipoFormulario);

  it('S2-14 offers every form in the federal sphere', async () => {
    expect(await permitidos('')).toEqual([1, 2, 3, 4]);
    expect(await permitidos('?idEsfera=1')).toEqual([1, 2, 3, 4]);
  });

  it('S2-14 offers in a state what its office offers, never Simplifique', async () => {
    expect(await permitidos('?idEsfera=2&sigUf=CE')).toEqual([1, 3, 4]);
    await app.db
      .insertInto('ouvidoria_formulario')
      .values({ id_ouvidoria: 1023, id_tipo_formulario: 2 })
      .execute();
    expect(await permitidos('?idEsfera=2&sigUf=CE')).toEqual([1, 3, 4]);
  });

  it.each(['juazeiro do norte', 'Juazeiro-do-Norte', '230730', '2307304'])(
    'finds the city written as %s',
    async (municipio) => {
      expect(await permitidos(`?idEsfera=3&sigUf=CE&municipio=${encodeURIComponent(municipio)}`)).toEqual([
        1, 4,
      ]);
    },
  );

  it('offers nothing in a city without an office', async () => {
    expect(await permitidos('?sigUf=CE&municipio=Sobral')).toEqual([]);
  });

  it('knows the two spheres without territory by their address', async () => {
    expect(await permitidos('?sigUf=Servicos')).toEqual([1, 3, 4]);
    expect(await permitidos('?idEsfera=5&sigUf=Jf')).toEqual([1, 3, 4]);
  });

  it('leaves out an office that was closed', async () => {
    await app.db
      .updateTable('ouvidoria')
      .set({ inativada_em: app.clock.now() })
      .where('prefixo_protocolo', '=', '12001')
      .execute();
    expect(await permitidos('?idEsfera=2&sigUf=AC')).toEqual([]);
  });
});
