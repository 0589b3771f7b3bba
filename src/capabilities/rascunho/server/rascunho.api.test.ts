import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { days } from '#server/clock.ts';
import { marcaDosRascunhos } from '#server/crypto/dono.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import { apagarRascunho } from './index.ts';

const URL = '/api/app-web/v1/rascunhos';

let app: TestApp;
let joao: Visitor;
let outra: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  joao = await entrarComo(app, 'joao.cidadao');
  outra = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());
afterEach(async () => {
  await app.db.deleteFrom('rascunho').execute();
});

const rascunho = (versao = 0, more: Record<string, unknown> = {}) => ({
  titulo: 'Reclamação · Buraco na rua',
  idTipoManifestacao: 2,
  continuarEm: '/manifestacao/criar?tipo=2&passo=3',
  conteudo: { texto: 'Há um buraco', passo: 3 },
  versao,
  ...more,
});
const put = (quem: Visitor, id: string, body: Record<string, unknown>) =>
  quem.send({ method: 'PUT', url: `${URL}/${id}`, payload: body });
const guardar = async (quem: Visitor, id: string = randomUUID()) => {
  const response = await put(quem, id, rascunho());
  expect(response.statusCode, response.body).toBe(200);
  return id;
};

describe('saving and opening', () => {
  it('gives back what was saved, and lists it without its content', async () => {
    const id = await guardar(joao);
    expect((await joao.get(`${URL}/${id}`)).json()).toEqual({
      idRascunho: id,
      ...rascunho(1),
      atualizadoEm: '2026-03-12T12:00:00.000Z',
    });
    const { conteudo: _, versao: __, ...resumo } = rascunho();
    expect((await joao.get(URL)).json()).toEqual([
      { idRascunho: id, ...resumo, atualizadoEm: '2026-03-12T12:00:00.000Z' },
    ]);
  });

  it('lists the newest first', async () => {
    const primeiro = await guardar(joao);
    app.clock.advance(1000);
    const segundo = await guardar(joao);
    app.clock.advance(1000);
    await put(joao, primeiro, rascunho(1, { titulo: '' }));
    const lista = (await joao.get(URL)).json() as { idRascunho: string; titulo: string }[];
    expect(lista.map(({ idRascunho }) => idRascunho)).toEqual([primeiro, segundo]);
    expect(lista[0]?.titulo).toBe('Rascunho sem título');
  });

  it('asks for a session', async () => {
    expect((await new Visitor(app).get(URL)).statusCode).toBe(401);
  });

  it.each(['//mal.example', 'https://mal.example/x', '/\\mal.example', 'manifestacao', '/a\nb', ''])(
    'refuses to continue at %j',
    async (continuarEm) => {
      const response = await put(joao, randomUUID(), rascunho(0, { continuarEm }));
      expect([response.statusCode, response.json().code]).toEqual([400, 'rascunho.caminho-invalido']);
    },
  );

  it('refuses more than 200 kB, counted in bytes', async () => {
    const response = await put(joao, randomUUID(), rascunho(0, { conteudo: { texto: 'ã'.repeat(100_001) } }));
    expect([response.statusCode, response.json().code]).toEqual([400, 'rascunho.grande-demais']);
    const cabe = await put(joao, randomUUID(), rascunho(0, { conteudo: { texto: 'ã'.repeat(99_000) } }));
    expect(cabe.statusCode).toBe(200);
  });

  it('keeps at most 50 a person, also when they come all at once', async () => {
    for (let n = 0; n < 48; n++) await guardar(joao);
    const codigos = await Promise.all(
      Array.from({ length: 6 }, async () => (await put(joao, randomUUID(), rascunho())).statusCode),
    );
    expect(codigos.sort()).toEqual([200, 200, 409, 409, 409, 409]);
    await guardar(outra);
  });
});

describe('versions', () => {
  it('refuses a saving made from an older version and says which is the newer', async () => {
    const id = await guardar(joao);
    expect((await put(joao, id, rascunho(1, { titulo: 'Da outra janela' }))).json().versao).toBe(2);
    const response = await put(joao, id, rascunho(1));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'rascunho.ha-versao-mais-nova', details: { versao: 2 } });
    expect((await joao.get(`${URL}/${id}`)).json().titulo).toBe('Da outra janela');
  });

  it('accepts the same saving sent twice because the answer was lost', async () => {
    const id = await guardar(joao);
    expect((await put(joao, id, rascunho(0))).json().versao).toBe(1);
    await put(joao, id, rascunho(1, { titulo: 'Novo' }));
    expect((await put(joao, id, rascunho(1, { titulo: 'Novo' }))).json().versao).toBe(2);
  });

  it('lets only one of two savings at once win', async () => {
    const id = randomUUID();
    const respostas = await Promise.all(
      ['Um', 'Dois'].map((titulo) => put(joao, id, rascunho(0, { titulo }))),
    );
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('does not bring back a draft that was deleted meanwhile', async () => {
    const id = await guardar(joao);
    await joao.send({ method: 'DELETE', url: `${URL}/${id}` });
    expect((await put(joao, id, rascunho(1))).statusCode).toBe(404);
  });
});

describe("somebody else's draft", () => {
  it('does not exist: it can be neither read, nor written, nor deleted, nor listed', async () => {
    const id = await guardar(joao);
    expect((await outra.get(`${URL}/${id}`)).statusCode).toBe(404);
    expect((await put(outra, id, rascunho(0))).statusCode).toBe(404);
    expect((await put(outra, id, rascunho(1))).statusCode).toBe(404);
    expect((await outra.send({ method: 'DELETE', url: `${URL}/${id}` })).statusCode).toBe(404);
    expect((await outra.get(URL)).json()).toEqual([]);
    expect((await joao.get(`${URL}/${id}`)).statusCode).toBe(200);
  });
});

describe('the end of a draft', () => {
  it('comes with the filing, in its transaction, and only by its owner', async () => {
    const id = await guardar(joao);
    const { id: idJoao } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'joao.cidadao')
      .executeTakeFirstOrThrow();
    const dono = marcaDosRascunhos(app.platform, idJoao);
    await app.db.transaction().execute((tx) => apagarRascunho(tx, Buffer.alloc(32), id));
    expect((await joao.get(`${URL}/${id}`)).statusCode).toBe(200);
    const desfeita = app.db.transaction().execute(async (tx) => {
      await apagarRascunho(tx, dono, id);
      throw new Error('the filing failed');
    });
    await expect(desfeita).rejects.toThrow('the filing failed');
    expect((await joao.get(`${URL}/${id}`)).statusCode).toBe(200);
    await app.db.transaction().execute((tx) => apagarRascunho(tx, dono, id));
    expect((await joao.get(`${URL}/${id}`)).statusCode).toBe(404);
  });

  it('comes by itself after 180 days untouched', async () => {
    const id = await guardar(joao);
    const antes = app.clock.now();
    const varrer = async (passados: number) => {
      app.clock.set(new Date(antes.getTime() + passados));
      await enqueue(app.db, 'limpar-rascunhos', {});
      await app.runJobs();
      return (await app.db.selectFrom('rascunho').select('id').where('id', '=', id).execute()).length;
    };
    expect(await varrer(days(180))).toBe(1);
    expect(await varrer(days(180) + 1)).toBe(0);
    app.clock.set(antes);
  });
});

describe('at rest', () => {
  const PLANTADO = 'xilofone-de-cobre-7731';
  const formas = [PLANTADO, Buffer.from(PLANTADO).toString('hex'), Buffer.from(PLANTADO).toString('base64')];

  const tabelasComPlantado = async (): Promise<string[]> => {
    const { rows: tabelas } = await app.platform.pool.query<{ nome: string }>(
      `select format('%I.%I', schemaname, tablename) as nome from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { nome } of tabelas) {
      for (const forma of formas) {
        const { rowCount } = await app.platform.pool.query(
          `select 1 from ${nome} t where t::text ilike $1 limit 1`,
          [`%${forma}%`],
        );
        if (rowCount) found.push(nome);
      }
    }
    return found;
  };

  it('S9-01 no column of any table and no log line holds a word of a draft, its title or its address', async () => {
    const id = randomUUID();
    const plantado = {
      titulo: `Denúncia · ${PLANTADO}`,
      continuarEm: `/manifestacao/criar?x=${PLANTADO}`,
      conteudo: { texto: PLANTADO, [PLANTADO]: [PLANTADO] },
    };
    expect((await put(joao, id, rascunho(0, plantado))).statusCode).toBe(200);
    expect((await put(joao, id, rascunho(1, { ...plantado, idTipoManifestacao: 1 }))).statusCode).toBe(200);
    await put(joao, id, rascunho(0, plantado));
    await joao.get(`${URL}/${id}`);
    await joao.get(URL);
    expect(await tabelasComPlantado()).toEqual([]);
    for (const forma of formas) expect(app.log()).not.toContain(forma);
  });

  it('the search of that test does find what is in the open', async () => {
    await app.db
      .insertInto('feriado')
      .values({ data: '2032-12-31', descricao: PLANTADO, abrangencia: 'nacional' })
      .execute();
    expect(await tabelasComPlantado()).toEqual(['public.feriado']);
  });

  it('does not say whose the draft is, and gives each draft a key of its own', async () => {
    await guardar(joao);
    await guardar(joao);
    const rows = await app.db.selectFrom('rascunho').selectAll().execute();
    expect(rows.every(({ dono }) => dono.length === 32)).toBe(true);
    expect(rows[0]?.chave_embrulhada.equals(rows[1]?.chave_embrulhada ?? Buffer.alloc(0))).toBe(false);
  });
});
