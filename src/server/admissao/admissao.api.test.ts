import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { SENHA, Visitor } from '#testing/visitor.ts';
import type { Limites } from './fila.ts';

const um = { lugares: 1, espera: 60_000 };
/** One at a time: whoever waits is called when the one in work ends. */
const limites: Limites = {
  emTrabalho: 1,
  comFolga: 1,
  porRemetente: 1,
  fila: {
    'ato-da-equipe': { lugares: 9, espera: 60_000 },
    ato: { lugares: 9, espera: 60_000 },
    'ato-sem-conta': { lugares: 9, espera: 60_000 },
    'leitura-com-conta': { lugares: 9, espera: 60_000 },
    'leitura-anonima': um,
  },
  vezDoMaisAntigo: 100,
  espera: 60_000,
};

let app: TestApp;
let soltar: () => void;
beforeAll(async () => {
  app = await createTestApp({
    demo: true,
    limites,
    onHttp: (http) =>
      http.get('/parado', () => new Promise<string>((resolve) => (soltar = () => resolve('pronto')))),
  });
});
afterAll(() => app.close());

const entrar = async (login: string): Promise<Visitor> => {
  const visitor = new Visitor(app);
  expect((await visitor.login(login, SENHA)).statusCode).toBe(200);
  return visitor;
};

describe('the gate of the product', () => {
  it("calls the office's acts first, then what people send, then what is read; the rest is sent away unread, without a statement", async () => {
    const equipe = await entrar('gestor.cgu');
    const cidada = await entrar('maria.cidada');
    await equipe.get('/api/app-web/v1/usuarios/dadosautenticacao');
    await cidada.get('/api/app-web/v1/usuarios/dadosautenticacao');
    const parado = app.inject('/parado').then((feita) => feita);
    await expect.poll(() => soltar).toBeDefined();
    app.takeQueries();

    const ordem: string[] = [];
    const anotar = (nome: string, resposta: Promise<LightMyRequestResponse>) =>
      resposta.then(({ statusCode }) => void ordem.push(`${nome} ${statusCode}`));
    const esperando = [
      anotar('leitura anônima', new Visitor(app).get('/api/ufs')),
      anotar('leitura com conta', cidada.get('/api/app-web/v1/usuarios/dadosautenticacao')),
      anotar('ato de quem pede', cidada.post('/api/app-web/v1/sessao/manter')),
      anotar('ato da equipe', equipe.post('/api/app-web/v1/sessao/manter')),
    ];
    await expect.poll(() => app.inject('/api/ufs').then(({ statusCode }) => statusCode)).toBe(503);
    const programa = await app.inject('/api/ufs');
    expect(programa.headers['x-content-type-options']).toBe('nosniff');
    expect(app.takeQueries()).toEqual([]);

    soltar();
    expect((await parado).body).toBe('pronto');
    await Promise.all(esperando);
    expect(ordem).toEqual([
      'ato da equipe 200',
      'ato de quem pede 200',
      'leitura com conta 200',
      'leitura anônima 200',
    ]);
    expect((await app.inject('/api/ufs')).statusCode).toBe(200);
  });

  it('writes no line for each that was sent away', () => {
    expect(app.log()).not.toContain('"status":503');
  });
});
