import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Desafio, resolver } from '#testing/prova-de-trabalho.ts';
import { novoRegistro, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import { contarPassagem, readCarga } from './carga.ts';
import { deleteLimitesVencidos } from './carga-repository.ts';

const MANIFESTACOES = '/api/app-web/v1/manifestacoes';
const DESAFIO = '/api/app-web/v1/portao/desafio';
const denuncia = { idTipoManifestacao: 1, anonimo: true };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('limite').execute());

const em = (address: string): Visitor => {
  const visitor = new Visitor(app);
  visitor.address = address;
  return visitor;
};

const desafioDe = async (address: string): Promise<Desafio> => (await em(address).get(DESAFIO)).json();

const passaram = async (quantos: number, prefixo: (n: number) => string): Promise<void> => {
  for (let n = 0; n < quantos; n++) await contarPassagem(app.platform, 'registrar', prefixo(n));
};

describe('gates against floods: filing without an account pays a proof of work', () => {
  it('is refused with the puzzle to solve, and taken with its solution', async () => {
    const registro = novoRegistro(denuncia);
    const recusada = await em('203.0.113.1').post(MANIFESTACOES, registro);
    expect([recusada.statusCode, recusada.json().details]).toEqual([
      429,
      { desafio: expect.any(String), bits: 16 },
    ]);
    const prova = await resolver(recusada.json().details);
    const aceita = await em('203.0.113.1').post(MANIFESTACOES, { ...registro, ...prova });
    expect(aceita.statusCode, aceita.body).toBe(200);
  });

  it('one solution pays for one filing; the same filing sent again costs nothing', async () => {
    const prova = await resolver(await desafioDe('203.0.113.1'));
    const registro = { ...novoRegistro(denuncia), ...prova };
    const uma = await em('203.0.113.1').post(MANIFESTACOES, registro);
    const outra = await em('203.0.113.1').post(MANIFESTACOES, registro);
    expect(outra.json()).toEqual(uma.json());
    const nova = await em('203.0.113.1').post(MANIFESTACOES, { ...novoRegistro(denuncia), ...prova });
    expect(nova.statusCode).toBe(429);
  });

  it('what is refused anyway costs no puzzle', async () => {
    const { statusCode } = await em('203.0.113.1').post(MANIFESTACOES, novoRegistro());
    expect(statusCode).not.toBe(429);
  });

  it('who has an account pays nothing', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    expect((await maria.post(MANIFESTACOES, novoRegistro())).statusCode).toBe(200);
    expect((await maria.post(MANIFESTACOES, novoRegistro(denuncia))).statusCode).toBe(200);
  });

  it('grows with what came from the same prefix: all of an IPv6 /64, and no neighbour of it', async () => {
    await passaram(60, () => '2001:db8:0:1::/64');
    expect((await desafioDe('2001:db8:0:1:aaaa::1')).bits).toBe(18);
    expect((await desafioDe('2001:db8:0:2::1')).bits).toBe(16);
  });

  it('grows for all with a flood from everywhere, and the solution of an easier time no longer pays', async () => {
    const antes = await resolver(await desafioDe('203.0.113.1'));
    await passaram(200, (n) => `198.51.100.${n}`);
    expect((await desafioDe('203.0.113.1')).bits).toBe(17);
    const tarde = await em('203.0.113.1').post(MANIFESTACOES, { ...novoRegistro(denuncia), ...antes });
    expect([tarde.statusCode, tarde.json().details.bits]).toEqual([429, 17]);
    app.clock.set(new Date(app.clock.now().getTime() + 11 * 60_000).toISOString());
    expect((await desafioDe('203.0.113.1')).bits).toBe(16);
  });

  it('thirty people behind one address file one after the other', async () => {
    for (let n = 0; n < 30; n++) expect((await registrar(em('203.0.113.9'), denuncia)).statusCode).toBe(200);
  }, 60_000);

  it('a burst with puzzles solved before passes no limit: each is judged by its own number', async () => {
    const address = '203.0.113.12';
    const provas = [];
    for (let n = 0; n < 20; n++) provas.push(await resolver(await desafioDe(address)));
    await passaram(25, () => address);
    const respostas = await Promise.all(
      provas.map((prova) => em(address).post(MANIFESTACOES, { ...novoRegistro(denuncia), ...prova })),
    );
    // 25 had passed: five more pay the first price, and the others are asked for the next one.
    const passou = respostas.filter(({ statusCode }) => statusCode === 200);
    expect(passou.length).toBeLessThanOrEqual(5);
    for (const resposta of respostas.filter(({ statusCode }) => statusCode !== 200))
      expect(resposta.json().details.bits).toBeGreaterThan(16);
    const soma = await app.db.selectFrom('limite').select('points').where('key', 'like', 'carga:%').execute();
    expect(soma.map(({ points }) => points)).toEqual([25 + passou.length, 25 + passou.length]);
  }, 60_000);

  it('a burst at the end of the room does not pass it, and who is refused gives the place back', async () => {
    const address = '203.0.113.13';
    await passaram(118, () => address);
    const antes = await Promise.all(
      Array.from({ length: 10 }, () => contarPassagem(app.platform, 'registrar', address)),
    );
    const doPrefixo = antes.map(({ carga }) => carga.doPrefixo).toSorted((a, b) => a - b);
    expect(doPrefixo).toEqual([118, 119, 120, 121, 122, 123, 124, 125, 126, 127]);
    for (const { devolver } of antes) await devolver();
    expect(await readCarga(app.platform, 'registrar', address)).toEqual({ doTodo: 118, doPrefixo: 118 });
  });

  it('requests that paid nothing, or with a used puzzle, add nothing to the load', async () => {
    const address = '203.0.113.14';
    const prova = await resolver(await desafioDe(address));
    const pedir = (paga: object) => em(address).post(MANIFESTACOES, { ...novoRegistro(denuncia), ...paga });
    expect((await pedir(prova)).statusCode).toBe(200);
    for (const paga of [{}, prova, prova]) expect((await pedir(paga)).statusCode).toBe(429);
    expect(await readCarga(app.platform, 'registrar', address)).toEqual({ doTodo: 1, doPrefixo: 1 });
  });

  it('a prefix that fills its room waits, and others do not', async () => {
    await passaram(120, () => '203.0.113.10');
    const cheio = await registrar(em('203.0.113.10'), denuncia);
    expect([cheio.statusCode, cheio.json().code]).toEqual([429, 'portao.sem-lugar']);
    expect(Number(cheio.headers['retry-after'])).toBeGreaterThan(0);
    expect((await registrar(em('203.0.113.11'), denuncia)).statusCode).toBe(200);
  });
});

it('counter keys are daily HMACs: neither an address nor a prefix is in the table', async () => {
  await registrar(em('203.0.113.77'), denuncia);
  const hoje = await app.db.selectFrom('limite').select('key').execute();
  expect(hoje.length).toBeGreaterThan(0);
  for (const { key } of hoje) expect(key).not.toMatch(/203\.0\.113/);
});

it('a job sweeps the counters that no longer count', async () => {
  await passaram(1, () => '203.0.113.1');
  const carga = () => app.db.selectFrom('limite').select('key').where('key', 'like', 'carga:%').execute();
  await deleteLimitesVencidos(app.db, app.clock.now());
  expect(await carga()).toHaveLength(2);
  await deleteLimitesVencidos(app.db, new Date(app.clock.now().getTime() + 20 * 60_000));
  expect(await carga()).toEqual([]);
});
