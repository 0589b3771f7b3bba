import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const sugestoes = async (texto: string, more: Record<string, unknown> = {}) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/app-web/v1/assuntos/sugestoes',
    payload: { texto, idTipoManifestacao: 2, ...more },
  });
  return { status: response.statusCode, body: response.json() };
};
const siglas = async (texto: string, more: Record<string, unknown> = {}) =>
  ((await sugestoes(texto, more)).body.orgaos as { sigla: string }[]).map(({ sigla }) => sigla);

describe('subjects', () => {
  it('are listed by area, for anybody, and may be kept', async () => {
    const response = await app.inject('/api/app-web/v1/assuntos');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=300');
    const again = await app.inject({
      url: '/api/app-web/v1/assuntos',
      headers: { 'if-none-match': String(response.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(response.json()).toContainEqual({
      idAssunto: 1018,
      descAssunto: 'Aposentadoria',
      area: 'Previdência',
    });
  });

  it('S2-11 one that was ended is neither listed nor suggested', async () => {
    await app.db.updateTable('assunto').set({ ativo: false }).where('id', '=', 1074).execute();
    const lista = (await app.inject('/api/app-web/v1/assuntos')).json() as { idAssunto: number }[];
    expect(lista.some(({ idAssunto }) => idAssunto === 1074)).toBe(false);
    const { body } = await sugestoes('É nepotismo: nomeou o filho.');
    expect(body.assuntos.map((item: { idAssunto: number }) => item.idAssunto)).not.toContain(1074);
  });
});

describe('offices suggested', () => {
  it.each([
    ['Minha aposentadoria está parada há meses.', 'INSS'],
    ['O INSS não responde.', 'INSS'],
    ['Meu CPF está suspenso e não sei por quê.', 'RFB'],
    ['Falta vacina contra a dengue.', 'MS'],
    ['Não recebi o seguro-desemprego.', 'MTE'],
    ['Um cosmético vendido na internet queimou minha pele.', 'ANVISA'],
    ['Fazenda sem licenciamento ambiental.', 'IBAMA'],
    ['Quero me alistar no serviço militar.', 'MD'],
  ])('%s', async (texto, esperada) => {
    expect((await siglas(texto))[0]).toBe(esperada);
  });

  it('finds the name of an office written with a mistake', async () => {
    expect(await siglas('ajensia de vigilansia sanitaria')).toContain('ANVISA');
    expect(await siglas('universidade federal de pernanbuco')).toContain('UFPE');
  });

  it('lets the chosen subject lead when the text does not', async () => {
    expect(await siglas('Está tudo errado', { idAssunto: 1003 })).toEqual(
      expect.arrayContaining(['MS', 'ANVISA']),
    );
  });

  it('belong to the place the filing began in', async () => {
    expect(await siglas('O hospital está sem médico.', { uf: 'CE' })).toEqual([
      (await app.db.selectFrom('ouvidoria').select('sigla').where('id', '=', 1023).executeTakeFirstOrThrow())
        .sigla,
    ]);
    const { body } = await sugestoes('Buraco na rua', { uf: 'CE', municipio: 'Fortaleza' });
    expect(body.orgaos).toEqual([
      {
        idOuvidoria: 2001,
        sigla: 'OGM-Fortaleza',
        nomeOuvidoria: 'Ouvidoria-Geral do Município de Fortaleza',
        porque: 'É a ouvidoria que atende este lugar na plataforma.',
      },
    ]);
    expect(body.esferaErrada).toBeNull();
  });

  it('offer the form of the type', async () => {
    const juazeiro = { uf: 'CE', municipio: 'Juazeiro do Norte' };
    expect(await siglas('Folha de pagamento', { ...juazeiro, idTipoManifestacao: 8 })).toEqual([]);
    expect(await siglas('Folha de pagamento', { ...juazeiro, idTipoManifestacao: 2 })).toHaveLength(1);
  });

  it('N2 never offer the office for training', async () => {
    expect(
      await siglas('Quero treinamento e homologação no Órgão de Testes, o órgão fictício'),
    ).not.toContain('TESTE');
  });

  it('says when the text speaks of another sphere', async () => {
    const { body } = await sugestoes('Tem um buraco na rua e a prefeitura não conserta.');
    expect(body.esferaErrada).toMatchObject({ idEsfera: 3 });
    expect(body.esferaErrada.frase).toContain('“');
  });

  it.each([
    ['', { orgaos: [], assuntos: [], esferaErrada: null }],
    ["'; drop table assunto; -- | & ! :* <->", { orgaos: [] }],
    ['\u0000', null],
  ])('survives %j', async (texto, esperado) => {
    const { status, body } = await sugestoes(texto);
    expect(status).toBeLessThan(500);
    if (esperado) expect(body).toMatchObject(esperado);
  });

  it('answers 400 to an unknown place', async () => {
    expect((await sugestoes('x', { uf: 'XX' })).status).toBe(400);
    expect((await sugestoes('x', { uf: 'CE', municipio: 'Recife' })).status).toBe(400);
  });
});

describe('what was typed', () => {
  it('S9-01 is neither logged nor written anywhere', async () => {
    app.takeQueries();
    await sugestoes('O chefe da repartição zanzibar pediu propina', { idTipoManifestacao: 1 });
    expect(app.takeQueries().filter((query) => !/^\s*(select|with)/i.test(query))).toEqual([]);
    expect(app.log()).not.toMatch(/zanzibar|propina/);
  });
});
