import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { createHttpServer } from '../http/http-server.ts';
import { type Admissao, createAdmissao } from './admissao.ts';
import type { Limites } from './fila.ts';

const limites: Limites = {
  emTrabalho: 2,
  comFolga: 2,
  porRemetente: 2,
  fila: {
    'ato-da-equipe': { lugares: 4, espera: 60_000 },
    ato: { lugares: 4, espera: 60_000 },
    'ato-sem-conta': { lugares: 4, espera: 60_000 },
    'leitura-com-conta': { lugares: 2, espera: 60_000 },
    'leitura-anonima': { lugares: 2, espera: 60_000 },
  },
  vezDoMaisAntigo: 100,
  espera: 60_000,
};

let app: FastifyInstance;
let admissao: Admissao;
/** Requests whose handler runs and waits to be let go, by the name in their address. */
let emTrabalho: Map<string, () => void>;
let lidos: string[];
let fim: boolean;
let pedidos: Promise<unknown>[];

const esperar = async ({ url }: { readonly url: string }): Promise<{ nome: string }> => {
  const nome = url.split('/').at(-1) ?? '';
  if (!fim) await new Promise<void>((resolve) => emTrabalho.set(nome, resolve));
  return { nome };
};

beforeEach(async () => {
  emTrabalho = new Map();
  lidos = [];
  fim = false;
  pedidos = [];
  const config = loadConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://escuta.example' });
  admissao = createAdmissao({ config, limites, isBancoCheio: () => true });
  app = await createHttpServer({ config, admissao });
  app.get('/trabalho/:nome', esperar);
  app.post('/trabalho/:nome', async (request) => {
    lidos.push(String((request.body as { teor?: string } | undefined)?.teor));
    return esperar(request);
  });
  app.get('/web/*', async () => 'da memória');
  app.get('/erro', () => {
    throw new Error('x');
  });
  await app.ready();
});
afterEach(async () => {
  fim = true;
  for (const soltar of emTrabalho.values()) soltar();
  await Promise.all(pedidos);
  await app.close();
});

/** Asked for now: the library would wait until somebody waits for the answer. */
const pedir = (options: InjectOptions): Promise<LightMyRequestResponse> => {
  const resposta = app.inject(options).then((feita) => feita);
  pedidos.push(resposta);
  return resposta;
};
const ler = (nome: string, headers: Record<string, string> = {}) =>
  pedir({ url: `/trabalho/${nome}`, headers });
const registrar = (nome: string) =>
  pedir({ method: 'POST', url: `/trabalho/${nome}`, payload: { teor: nome } });

const trabalhando = (...nomes: readonly string[]) =>
  expect.poll(() => [...emTrabalho.keys()].toSorted()).toEqual([...nomes].toSorted());
/** Lets one go and waits until its answer is out. */
const soltar = async (nome: string, resposta: Promise<{ statusCode: number }>) => {
  emTrabalho.get(nome)?.();
  emTrabalho.delete(nome);
  expect((await resposta).statusCode).toBe(200);
};

/** Two in work, and the readings' places to wait taken. */
const encher = async () => {
  const primeiros = [ler('a'), ler('b')] as const;
  await trabalhando('a', 'b');
  const fila = [ler('c'), ler('d')] as const;
  return { primeiros, fila };
};

describe('more requests than can be worked on', () => {
  it('503 is said at once to who finds no place, with a time to come back and the headers of every answer', async () => {
    await encher();
    const { statusCode, headers, ...resposta } = await ler('e');
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(2);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(6);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(resposta.json()).toEqual({
      code: 'servidor.ocupado',
      message: 'O sistema está muito ocupado agora. Espere alguns segundos e tente de novo.',
    });
    expect([...emTrabalho.keys()]).toEqual(['a', 'b']);
  });

  it('a browser that opens a page gets a page', async () => {
    await encher();
    const { headers, body, statusCode } = await ler('e', { accept: 'text/html,*/*' });
    expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(body).toContain('<h1>Sistema muito ocupado</h1>');
    expect(body).toContain('Tentar de novo');
    expect(body).not.toContain('<script');
  });

  it('a program gets the words that its API has', async () => {
    await encher();
    const recusa = await ler('p', { authorization: 'Bearer x' });
    expect([recusa.statusCode, recusa.json().Message]).toEqual([503, recusa.json().message]);
  });

  it('L11 a session or a token that nobody ever checked, which anybody can make up, gives no place of those with an account', async () => {
    await encher();
    expect((await ler('forjada', { cookie: '__Host-sessao=inventada' })).statusCode).toBe(503);
    expect((await ler('forjada', { authorization: 'Bearer x' })).statusCode).toBe(503);
  });

  it('L11 one line that sends without end leaves a place to a filing from another', async () => {
    await encher();
    const registrarDe = (nome: string, remoteAddress: string) =>
      pedir({ method: 'POST', url: `/trabalho/${nome}`, payload: { teor: nome }, remoteAddress });
    const enchente = ['1', '2', '3', '4'].map((nome) => registrarDe(nome, '203.0.113.7'));
    await expect.poll(() => admissao.contar().esperando).toBe(6);
    expect((await registrarDe('mais uma', '203.0.113.7')).statusCode).toBe(503);
    const denuncia = registrarDe('denuncia', '198.51.100.9');
    expect((await enchente[3])?.statusCode).toBe(503);
    for (const nome of ['a', '1']) {
      await expect.poll(() => emTrabalho.has(nome)).toBe(true);
      emTrabalho.get(nome)?.();
    }
    await expect.poll(() => emTrabalho.has('denuncia')).toBe(true);
    await soltar('denuncia', denuncia);
  });

  it('a filing still has its place when readings are sent away, and comes before those that wait', async () => {
    const { primeiros, fila } = await encher();
    expect((await ler('e')).statusCode).toBe(503);
    const registro = registrar('registro');
    await expect.poll(() => admissao.contar().esperando).toBe(3);
    await soltar('a', primeiros[0]);
    await trabalhando('b', 'registro');
    await soltar('registro', registro);
    await trabalhando('b', 'c');
    await soltar('c', fila[0]);
  });

  it('an act that is sent away was not read, and the sentence says that nothing was written', async () => {
    await encher();
    const esperando = ['r1', 'r2', 'r3', 'r4'].map(registrar);
    const recusa = await registrar('demais');
    expect(recusa.statusCode).toBe(503);
    expect(recusa.json().message).toContain('nada foi gravado');
    expect(lidos).toEqual([]);
    expect(esperando.length).toBe(4);
  });

  it('pages from memory and addresses that do not exist are answered as ever', async () => {
    await encher();
    expect((await app.inject('/web/manifestacao/consultar')).body).toBe('da memória');
    expect((await app.inject('/nada')).statusCode).toBe(404);
  });

  it('when it is over, everything is as before, also after an error', async () => {
    const { primeiros, fila } = await encher();
    expect((await ler('e')).statusCode).toBe(503);
    await soltar('a', primeiros[0]);
    await soltar('b', primeiros[1]);
    await trabalhando('c', 'd');
    await soltar('c', fila[0]);
    await soltar('d', fila[1]);
    for (let n = 0; n < 5; n += 1) expect((await app.inject('/erro')).statusCode).toBe(500);
    const depois = ler('f');
    await trabalhando('f');
    await soltar('f', depois);
  });
});
