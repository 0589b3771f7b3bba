import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { seedDemo } from '../../../../db/seed/seed-demo.ts';
import type { Orgao, PaginaDeOrgaos } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedDemo(app.platform);
});
afterAll(() => app.close());

const signIn = async (on: TestApp, login: string): Promise<Record<string, string>> => {
  const response = await on.inject({
    method: 'POST',
    url: '/api/app-web/v1/usuarios/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ login, senha: 'Demo@2026' }).toString(),
  });
  expect(response.statusCode).toBe(200);
  return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
};

const search = async (query: Record<string, string>): Promise<PaginaDeOrgaos> => {
  const response = await app.inject({ url: '/api/app-web/v1/orgaos', query });
  expect(response.statusCode).toBe(200);
  return response.json();
};
const siglas = async (query: Record<string, string>) => (await search(query)).itens.map(({ sigla }) => sigla);

describe('directory of offices', () => {
  it('finds by name without accents, in any case and order of words', async () => {
    expect(await siglas({ busca: 'SAUDE ministerio' })).toEqual(['MS']);
    expect(await siglas({ busca: 'saúde' })).toEqual(['MS']);
  });

  it('finds by sigla', async () => {
    expect(await siglas({ busca: 'ifce' })).toEqual(['IFCE']);
  });

  it('N2 finds the body of a city by its name, without a state', async () => {
    expect(await siglas({ busca: 'Campinas' })).toEqual(['OGM-Campinas']);
    await app.db
      .updateTable('ouvidoria')
      .set({ sigla: 'OUVE', nome: 'Ouvidoria da Prefeitura' })
      .where('sigla', '=', 'OGM-Campinas')
      .execute();
    expect(await siglas({ busca: 'campinas' })).toEqual(['OUVE']);
    await app.db
      .updateTable('ouvidoria')
      .set({ sigla: 'OGM-Campinas', nome: 'Ouvidoria-Geral do Município de Campinas' })
      .where('sigla', '=', 'OUVE')
      .execute();
  });

  it('N2 a federal office is not found by the city where it sits', async () => {
    expect(await siglas({ busca: 'Brasília' })).toEqual([]);
  });

  it('N2 does not offer the office for training, except to its own desk', async () => {
    expect(await siglas({ busca: 'Órgão de Testes' })).toEqual([]);
    expect(await siglas({ busca: 'Órgão de Testes', deTeste: '1' })).toEqual(['TESTE']);
  });

  it('takes % and _ as themselves', async () => {
    expect(await siglas({ busca: '%' })).toEqual([]);
    expect(await siglas({ busca: '_' })).toEqual([]);
    expect(await siglas({ busca: '\\' })).toEqual([]);
  });

  it('filters by state and by sphere, together too', async () => {
    const ceara = await search({ uf: 'ce' });
    expect(ceara.itens.map(({ sigla }) => sigla)).toEqual([
      'IFCE',
      'OGE-CE',
      'OGM-Fortaleza',
      'OGM-Juazeiro do Norte',
    ]);
    expect(ceara.total).toBe(4);
    expect(await siglas({ uf: 'CE', esfera: '2' })).toEqual(['OGE-CE']);
    expect((await search({ esfera: '5' })).itens.every(({ esfera }) => esfera.idEsfera === 5)).toBe(true);
  });

  it('S2-08 gives the offices of a city, by name as links and people write it or by IBGE code', async () => {
    for (const municipio of ['Juazeiro do Norte', 'juazeiro-do-norte', '230730', '2307304']) {
      expect(await siglas({ uf: 'CE', municipio })).toEqual(['OGM-Juazeiro do Norte']);
    }
    expect(await siglas({ municipio: '230440' })).toEqual(['OGM-Fortaleza']);
    // The state's office serves the city too: asking for its sphere does not narrow to the city.
    expect(await siglas({ uf: 'CE', municipio: 'Fortaleza', esfera: '2' })).toEqual(['OGE-CE']);
  });

  it('S2-14 gives the offices that offer a form, in the spheres that have it', async () => {
    const todas = await search({ esfera: '1' });
    const comAcesso = await search({ esfera: '1', formulario: '3' });
    const oferece = ({ formularios }: Orgao, id: number) =>
      formularios.some(({ idTipoFormulario }) => idTipoFormulario === id);
    expect(comAcesso.itens.every((orgao) => oferece(orgao, 3))).toBe(true);
    await app.db
      .insertInto('ouvidoria_formulario')
      .values(({ selectFrom }) => ({
        id_ouvidoria: selectFrom('ouvidoria').select('id').where('sigla', '=', 'OGE-CE'),
        id_tipo_formulario: 2,
      }))
      .execute();
    expect((await search({ formulario: '2' })).itens.every(({ esfera }) => esfera.idEsfera === 1)).toBe(true);
    expect(await siglas({ uf: 'CE', esfera: '2', formulario: '2' })).toEqual([]);
    await app.db
      .deleteFrom('ouvidoria_formulario')
      .where('id_tipo_formulario', '=', 4)
      .where('id_ouvidoria', '=', 65)
      .execute();
    expect(await siglas({ uf: 'CE', esfera: '1', formulario: '4' })).toEqual([]);
    expect((await search({ esfera: '1', formulario: '4' })).total).toBeLessThan(todas.total);
    await app.db
      .insertInto('ouvidoria_formulario')
      .values({ id_ouvidoria: 65, id_tipo_formulario: 4 })
      .execute();
  });

  it('treats empty filters as none', async () => {
    const { total } = await search({});
    expect(
      (await search({ busca: '', uf: '', municipio: '', esfera: '', formulario: '', cursor: '' })).total,
    ).toBe(total);
  });

  it('gives every office once, in the order of names, page by page', async () => {
    const seen: Orgao[] = [];
    let cursor: string | null = '';
    let total = 0;
    do {
      const page: PaginaDeOrgaos = await search(cursor ? { cursor } : {});
      expect(page.itens.length).toBeLessThanOrEqual(20);
      seen.push(...page.itens);
      total = page.total;
      cursor = page.proximoCursor;
    } while (cursor);
    expect(total).toBeGreaterThan(40);
    expect(new Set(seen.map(({ idOuvidoria }) => idOuvidoria)).size).toBe(total);
    const plain = seen.map(({ nomeOuvidoria }) =>
      nomeOuvidoria.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    );
    expect(plain).toEqual([...plain].sort((a, b) => a.localeCompare(b, 'pt-BR')));
  });

  it('tells contacts, place, sphere and forms of an office', async () => {
    const response = await app.inject('/api/app-web/v1/orgaos/65');
    expect(response.json()).toMatchObject({
      idOuvidoria: 65,
      idOrgaoSiorg: 100911,
      sigla: 'IFCE',
      esfera: { idEsfera: 1, descEsfera: 'Federal' },
      uf: { sigUf: 'CE', descUf: 'Ceará' },
      municipio: { idMunicipio: 230440, descMunicipio: 'Fortaleza' },
      email: 'ouvidoria@ifce.escuta.invalid',
      temSic: true,
      formularios: [
        { idTipoFormulario: 1, descTipoFormulario: 'Padrão' },
        { idTipoFormulario: 2, descTipoFormulario: 'Simplifique' },
        { idTipoFormulario: 3, descTipoFormulario: 'Acesso à Informação' },
        { idTipoFormulario: 4, descTipoFormulario: 'Denúncia' },
      ],
    });
  });

  it('hides a closed office from the list and by its address', async () => {
    await app.db
      .updateTable('ouvidoria')
      .set({ inativada_em: app.clock.now() })
      .where('sigla', '=', 'MTE')
      .execute();
    expect(await siglas({ busca: 'mte' })).toEqual([]);
    const { id } = await app.db
      .selectFrom('ouvidoria')
      .select('id')
      .where('sigla', '=', 'MTE')
      .executeTakeFirstOrThrow();
    expect((await app.inject(`/api/app-web/v1/orgaos/${id}`)).statusCode).toBe(404);
  });

  it.each([
    ['?uf=XX', 400],
    ['?municipio=Fortaleza', 400],
    ['?uf=CE&municipio=Inexistente', 400],
    ['?formulario=abc', 400],
    ['?esfera=9', 400],
    ['?esfera=abc', 400],
    ['?cursor=inventado', 400],
    ['/999999', 404],
    ['/abc', 400],
  ])('S8-03 answers %s with %i and a Portuguese sentence', async (rest, status) => {
    const response = await app.inject(`/api/app-web/v1/orgaos${rest}`);
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(/[.!]$/);
  });

  it('asks the database twice for a page, however many offices are on it', async () => {
    await search({});
    app.takeQueries();
    await search({});
    expect(app.takeQueries().filter((text) => text.includes('"ouvidoria"'))).toHaveLength(2);
  });
});

describe('where an office is managed', () => {
  const rota = async (on: TestApp, login: string, tela: string, idOuvidoria: number) =>
    on.inject({
      url: `/api/app-web/v1/${tela}`,
      query: { idOuvidoria: String(idOuvidoria) },
      cookies: await signIn(on, login),
    });

  it('S7-01 is our own screen, for each of the two calls', async () => {
    expect((await rota(app, 'gestor.cgu', 'rota-cadastrar-orgao', 6)).json()).toEqual({
      rota: '/orgao/orgaogerenciarorgaos/6',
    });
    expect((await rota(app, 'cadastrador.cgu', 'rota-unidades-orgao', 6)).json()).toEqual({
      rota: '/orgao/orgaogerenciarorgaos/6?aba=unidades',
    });
  });

  it('S1-06 is the legacy system where one is configured', async () => {
    const legacy = await createTestApp({ env: { LEGACY_BASE_URL: 'https://legado.example.invalid/' } });
    try {
      await seedDemo(legacy.platform);
      expect((await rota(legacy, 'admin', 'rota-cadastrar-orgao', 65)).json()).toEqual({
        rota: 'https://legado.example.invalid/orgao/orgaogerenciarorgaos?idOuvidoria=65',
      });
    } finally {
      await legacy.close();
    }
  });

  it('refuses other profiles, other offices, and nobody', async () => {
    expect((await rota(app, 'respondente.cgu', 'rota-cadastrar-orgao', 6)).statusCode).toBe(403);
    expect((await rota(app, 'maria.cidada', 'rota-cadastrar-orgao', 6)).statusCode).toBe(403);
    expect((await rota(app, 'gestor.ifce', 'rota-unidades-orgao', 6)).statusCode).toBe(403);
    expect((await app.inject('/api/app-web/v1/rota-cadastrar-orgao?idOuvidoria=6')).statusCode).toBe(401);
  });

  it('tells an administrador that an office does not exist, and asks for a missing id', async () => {
    expect((await rota(app, 'admin', 'rota-cadastrar-orgao', 999_999)).statusCode).toBe(404);
    const response = await app.inject({
      url: '/api/app-web/v1/rota-cadastrar-orgao',
      cookies: await signIn(app, 'admin'),
    });
    expect(response.statusCode).toBe(400);
  });
});
