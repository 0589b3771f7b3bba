import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { type CasoCriado, criarCaso } from '#testing/casos.ts';
import { type Desafio, resolver } from '#testing/prova-de-trabalho.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

const BASE = '/api/app-web/v1/manifestacoes/consultar';
const OUTRO_CODIGO = '0000-0000-0000-0000-0000';

let app: TestApp;
let caso: CasoCriado;
beforeAll(async () => {
  app = await createTestApp({ demo: true, env: { LOG_LEVEL: 'debug' } });
  caso = await criarCaso(app, { tipo: TipoManifestacao.comunicacao, login: null });
});
afterAll(() => app.close());

const solve = (desafio: Desafio) => {
  expect(desafio.bits).toBeLessThanOrEqual(20);
  return resolver(desafio);
};

const puzzle = async (): Promise<Desafio> => (await new Visitor(app).get(`${BASE}/desafio`)).json();

interface Pedido {
  readonly protocolo?: string;
  readonly codigoAcesso?: string;
}

/** Does as a browser does: solves the puzzle, and again if a harder one is asked. */
const consultar = async (pedido: Pedido, visitor = new Visitor(app)) => {
  const body = { protocolo: caso.numeroProtocolo, codigoAcesso: caso.codigo, ...pedido };
  const first = await visitor.post(BASE, { ...body, ...(await solve(await puzzle())) });
  if (first.statusCode !== 429) return first;
  return visitor.post(BASE, { ...body, ...(await solve(first.json<{ details: Desafio }>().details)) });
};

describe('protocol and access code', () => {
  it('become a key of half an hour in a cookie that scripts cannot read', async () => {
    const visitor = new Visitor(app);
    const response = await consultar({}, visitor);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toEqual({ idManifestacao: caso.id });
    expect(response.cookies).toMatchObject([
      { name: 'acesso-manifestacao', httpOnly: true, sameSite: 'Lax', maxAge: 1800, path: '/' },
    ]);
    expect(JSON.stringify(response.cookies)).not.toContain(caso.codigo);
    const detalhe = await visitor.get(`/api/app-web/v1/manifestacoes/${caso.id}`);
    expect(detalhe.json()).toMatchObject({ pelaChave: true });
  });

  it('are read as people write them: without punctuation, in small letters, with spaces', async () => {
    const codigoAcesso = caso.codigo.toLowerCase().replace(/(.{4})/g, '$1 ');
    const response = await consultar({ protocolo: ` ${caso.protocolo} `, codigoAcesso });
    expect(response.statusCode).toBe(200);
  });

  it('set a cookie only for https where the platform is reached by https', async () => {
    const https = await createTestApp({ demo: true, env: { PUBLIC_URL: 'https://escuta.test' } });
    try {
      const outro = await criarCaso(https);
      const { desafio, bits } = (await https.inject(`${BASE}/desafio`)).json<Desafio>();
      const response = await https.inject({
        method: 'POST',
        url: BASE,
        payload: {
          protocolo: outro.protocolo,
          codigoAcesso: outro.codigo,
          ...(await solve({ desafio, bits })),
        },
      });
      expect(response.cookies).toMatchObject([{ secure: true }]);
    } finally {
      await https.close();
    }
  });

  it('open a case of an account too, without its session', async () => {
    const daMaria = await criarCaso(app);
    const response = await consultar({ protocolo: daMaria.protocolo, codigoAcesso: daMaria.codigo });
    expect(response.json()).toEqual({ idManifestacao: daMaria.id });
  });
});

describe('S2-06 a wrong protocol and a wrong code', () => {
  const outcome = async (pedido: Pedido) => {
    app.takeQueries();
    const { statusCode, body, cookies } = await consultar(pedido);
    return { statusCode, body, cookies, queries: app.takeQueries() };
  };

  it('cannot be told apart: same status, same words, same statements, no cookie', async () => {
    const novo = await criarCaso(app);
    const wrongCode = await outcome({ protocolo: novo.protocolo, codigoAcesso: OUTRO_CODIGO });
    expect(wrongCode).toMatchObject({ statusCode: 404, cookies: [] });
    expect(JSON.parse(wrongCode.body)).toMatchObject({ code: 'manifestacao.protocolo-ou-codigo-invalido' });
    for (const protocolo of ['99999.000001/2026-11', 'não é um protocolo', '1']) {
      expect(await outcome({ protocolo })).toEqual(wrongCode);
    }
    expect(await outcome({ protocolo: novo.protocolo, codigoAcesso: caso.codigo })).toEqual(wrongCode);
  });

  it('cannot be told apart by id either', async () => {
    const trocar = async (idManifestacao: number, codigoAcesso: string) => {
      app.takeQueries();
      const { statusCode, body } = await new Visitor(app).post(`${BASE}/trocar`, {
        idManifestacao,
        codigoAcesso,
        ...(await solve(await puzzle())),
      });
      return { statusCode, body, queries: app.takeQueries() };
    };
    expect(await trocar(caso.id, OUTRO_CODIGO)).toEqual(await trocar(999_999, caso.codigo));
    expect((await trocar(caso.id, caso.codigo)).statusCode).toBe(200);
  });
});

describe('the proof of work', () => {
  const send = (provas: { desafio: string; solucao: string }, protocolo = caso.protocolo) =>
    new Visitor(app).post(BASE, { protocolo, codigoAcesso: caso.codigo, ...provas });

  it('is asked for: without it, with a forged, an expired or a used one nothing is looked up', async () => {
    const solved = await solve(await puzzle());
    expect((await send(solved)).statusCode).toBe(200);
    const expired = await solve(await puzzle());
    app.clock.advance(10 * 60_000);
    const fresh = await solve(await puzzle());
    const tampered = { ...fresh, desafio: fresh.desafio.replace(/\.16\./, '.1.') };
    const forged = { desafio: 'abc.99999999999999.1.xyz', solucao: '0' };
    for (const provas of [solved, expired, tampered, forged, { desafio: fresh.desafio, solucao: 'x' }]) {
      app.takeQueries();
      const response = await send(provas);
      expect(response.statusCode).toBe(429);
      expect(response.json()).toMatchObject({
        code: 'manifestacao.prova-de-trabalho-necessaria',
        details: { desafio: expect.any(String), bits: 16 },
      });
      expect(app.takeQueries().some((text) => text.includes('"manifestacao"'))).toBe(false);
    }
  });

  it('has one name: letters moved between puzzle and solution, or written behind it, pay for nothing', async () => {
    const solved = await solve(await puzzle());
    const { desafio, solucao } = solved;
    const outros = [
      { desafio: `${desafio}.`, solucao },
      { desafio: `${desafio}|`, solucao },
      { desafio: `${desafio}|${solucao.slice(0, 1)}`, solucao: solucao.slice(1) || '0' },
      { desafio: `${desafio}=`, solucao },
      { desafio, solucao: `.${solucao}` },
      { desafio, solucao: `0000000000000000${solucao}` },
    ];
    for (const provas of outros) expect((await send(provas)).statusCode).toBe(429);
    expect((await send(solved)).statusCode).toBe(200);
  });

  it('pays for one try only, also when two come at once', async () => {
    const solved = await solve(await puzzle());
    const answers = await Promise.all([send(solved), send(solved)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
  });

  it('grows with the wrong tries of a protocol, from wherever they come, and locks nobody out', async () => {
    const alvo = await criarCaso(app);
    const bits: number[] = [];
    for (let i = 0; i < 6; i++) {
      const attacker = new Visitor(app);
      attacker.address = `198.51.100.${i}`;
      const body = { protocolo: alvo.protocolo, codigoAcesso: OUTRO_CODIGO };
      const first = await attacker.post(BASE, { ...body, ...(await solve(await puzzle())) });
      if (first.statusCode === 429) {
        const { details } = first.json<{ details: Desafio }>();
        bits.push(details.bits);
        expect((await attacker.post(BASE, { ...body, ...(await solve(details)) })).statusCode).toBe(404);
      } else expect(first.statusCode).toBe(404);
    }
    expect(bits).toEqual([17, 18]);
    // The owner works a little more and gets in; other protocols cost the same as before.
    expect((await consultar({ protocolo: alvo.protocolo, codigoAcesso: alvo.codigo })).statusCode).toBe(200);
    expect((await send(await solve(await puzzle()))).statusCode).toBe(200);
    const limites = await app.db.selectFrom('limite').select('key').execute();
    expect(JSON.stringify(limites)).not.toContain(alvo.protocolo);
  }, 60_000);
});

describe('leaving', () => {
  it('takes the key from the browser and from whoever copied it', async () => {
    const visitor = new Visitor(app);
    await consultar({}, visitor);
    const copia = new Visitor(app);
    for (const [name, value] of visitor.cookies) copia.cookies.set(name, value);
    expect((await visitor.post(`${BASE}/sair`)).statusCode).toBe(200);
    expect(visitor.cookies.size).toBe(0);
    expect((await copia.get(`/api/app-web/v1/manifestacoes/${caso.id}`)).statusCode).toBe(404);
  });

  it('is swept: expired keys and counters go, living ones stay', async () => {
    const visitor = new Visitor(app);
    await consultar({}, visitor);
    app.clock.advance(31 * 60_000);
    const vivo = new Visitor(app);
    await consultar({}, vivo);
    await app.db.executeQuery(
      (await import('kysely')).sql`select graphile_worker.add_job('limpar-chaves-de-acesso')`.compile(app.db),
    );
    await app.runJobs();
    const acessos = await app.db.selectFrom('manifestacao_acesso').select('expira_em').execute();
    expect(acessos.every(({ expira_em }) => expira_em > app.clock.now())).toBe(true);
    expect(acessos.length).toBeGreaterThan(0);
    expect((await vivo.get(`/api/app-web/v1/manifestacoes/${caso.id}`)).statusCode).toBe(200);
  });
});

describe('what the log keeps of anonymous people', () => {
  it('is neither an address, nor a browser, nor a protocol, nor a code', async () => {
    const agent = 'Navegador-Unico/7.7';
    const visitor = new Visitor(app);
    visitor.address = '198.51.100.77';
    const headers = { 'user-agent': agent, 'x-forwarded-for': '192.0.2.201' };
    const pedido = { protocolo: caso.protocolo, codigoAcesso: caso.codigo, ...(await solve(await puzzle())) };
    const calls = [
      { method: 'GET', url: `${BASE}/desafio` },
      { method: 'POST', url: BASE, payload: pedido },
      { method: 'POST', url: BASE, payload: { protocolo: 'x' } },
      { method: 'POST', url: `${BASE}/trocar`, payload: { ...pedido, idManifestacao: caso.id } },
      { method: 'GET', url: `/api/app-web/v1/manifestacoes/${caso.id}?codAcesso=${caso.codigo}` },
      { method: 'GET', url: `/api/app-web/v1/manifestacoes/${caso.id}/mensagens` },
      { method: 'POST', url: `/api/app-web/v1/manifestacoes/${caso.id}/mensagens`, payload: { texto: 'Oi' } },
      { method: 'POST', url: '/api/app-web/v1/manifestacoes', payload: { anonimo: true } },
      { method: 'POST', url: '/api/app-web/v1/anexos', payload: { nomeArquivo: 'a.pdf', tamanho: 10 } },
      { method: 'POST', url: `${BASE}/sair` },
    ] as const;
    const before = app.log().length;
    for (const call of calls) await visitor.send({ ...call, headers });
    const log = app.log().slice(before);
    expect(log.split('\n').filter(Boolean).length).toBeGreaterThanOrEqual(calls.length);
    for (const secret of [agent, visitor.address, '192.0.2.201', caso.protocolo, caso.codigo, 'a.pdf']) {
      expect(log).not.toContain(secret);
    }
  });
});

it('S2-06 reads no session: what is open is open to everybody alike', async () => {
  const maria = await entrarComo(app, 'maria.cidada');
  app.takeQueries();
  await maria.get(`${BASE}/desafio`);
  expect(app.takeQueries()).toEqual([]);
});
