import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acoesDoHistorico, criarCaso } from '#testing/casos.ts';
import { comProva, type Desafio, resolver } from '#testing/prova-de-trabalho.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import { codigoDe, hashDoCodigo } from '../codigo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
});
afterAll(() => app.close());

const CHAVE = '7d0f3f0e-6d0b-4d0c-9a55-0d5d3c1c9a11';
const RECEBER = '/api/app-web/v1/codigo-de-acesso/receber';
const receber = (chave: string) => comProva((prova) => new Visitor(app).post(RECEBER, { chave, ...prova }));
const noBalcao = async (mais: Record<string, unknown> = {}) => {
  const response = await registrar(await entrarComo(app, 'atendente.cgu'), {
    atendimento: { idCanalEntrada: 1, manifestante: { nome: 'Raimunda Nonata' } },
    ...mais,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ idManifestacao: number; codigoAcesso: null; chaveDoCodigo: string }>();
};
const hashGuardado = async (id: number) =>
  (
    await app.db
      .selectFrom('manifestacao')
      .select('codigo_acesso_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).codigo_acesso_hash;

describe('the code of what was filed at the desk', () => {
  it('is not told to who filed, and is shown once to who has the key', async () => {
    const { idManifestacao: id, codigoAcesso, chaveDoCodigo } = await noBalcao({ chaveEnvio: CHAVE });
    expect(codigoAcesso).toBeNull();
    const antes = await hashGuardado(id);
    expect(antes.equals(hashDoCodigo(app.config, codigoDe(app.config, CHAVE)))).toBe(false);
    const recebido = await receber(chaveDoCodigo);
    expect(recebido.statusCode, recebido.body).toBe(200);
    const { codigoAcesso: codigo } = recebido.json<{ codigoAcesso: string }>();
    expect(codigo).not.toBe(chaveDoCodigo);
    const depois = await hashGuardado(id);
    expect(depois.equals(antes)).toBe(false);
    expect(depois.equals(hashDoCodigo(app.config, codigo))).toBe(true);
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Entrega do código']);
  });

  it('is not shown again: who finds the key used learns on which day', async () => {
    const { chaveDoCodigo } = await noBalcao();
    await receber(chaveDoCodigo);
    const outra = await receber(chaveDoCodigo.toLowerCase());
    expect(outra.statusCode).toBe(409);
    expect(outra.json()).toMatchObject({
      code: 'codigo-acesso.chave-ja-usada',
      message: expect.stringContaining('12/03/2026'),
    });
  });

  it('is shown to nobody with an invented key, the access code of another or an empty one', async () => {
    const { codigo } = await criarCaso(app);
    for (const chave of ['0000-0000-0000-0000-0000', codigo])
      expect((await receber(chave)).statusCode).toBe(404);
    expect((await receber(' ')).statusCode).toBe(400);
  });

  it('L11 each try of a key pays with a puzzle, a good one too, and one solved puzzle pays once', async () => {
    const { chaveDoCodigo } = await noBalcao();
    const visitor = new Visitor(app);
    const semPagar = await visitor.post(RECEBER, { chave: chaveDoCodigo });
    expect([semPagar.statusCode, semPagar.json().code]).toEqual([
      429,
      'manifestacao.prova-de-trabalho-necessaria',
    ]);
    const prova = await resolver(semPagar.json<{ details: Desafio }>().details);
    const invento = '0000-0000-0000-0000-0000';
    expect((await visitor.post(RECEBER, { chave: invento, ...prova })).statusCode).toBe(404);
    expect((await visitor.post(RECEBER, { chave: chaveDoCodigo, ...prova })).statusCode).toBe(429);
    expect((await receber(chaveDoCodigo)).statusCode).toBe(200);
  });

  it('is no longer shown after sixty days', async () => {
    const { chaveDoCodigo } = await noBalcao();
    app.clock.set('2026-05-11T09:00:00-03:00');
    expect((await receber(chaveDoCodigo)).statusCode).toBe(404);
    app.clock.set('2026-03-12T09:00:00-03:00');
  });

  it('is not told to a clerk who sends the filing again as if it were not of the desk', async () => {
    const chaveEnvio = crypto.randomUUID();
    const { idManifestacao } = await noBalcao({ chaveEnvio });
    const atendente = await entrarComo(app, 'atendente.cgu');
    for (const mais of [{}, { anonimo: true, idTipoManifestacao: 1 }]) {
      const outra = await registrar(atendente, { chaveEnvio, ...mais });
      expect(outra.json()).toMatchObject({ idManifestacao, codigoAcesso: null });
      expect(outra.cookies).toEqual([]);
    }
  });

  it('is handed over by the same key when the filing is sent again', async () => {
    const chaveEnvio = crypto.randomUUID();
    const { chaveDoCodigo } = await noBalcao({ chaveEnvio });
    expect((await noBalcao({ chaveEnvio })).chaveDoCodigo).toBe(chaveDoCodigo);
  });
});
