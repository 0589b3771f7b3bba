import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const URL = '/api/app-web/v1/dados-pessoais/analisar';

let app: TestApp;
let servidora: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  servidora = await entrarComo(app, 'respondente.cgu');
});
afterAll(() => app.close());

describe('the scan of texts for personal data, S2-29', () => {
  it('answers each text under the id it came with, by place and kind', async () => {
    const texto = 'A servidora Maria Souza, CPF 529.982.247-25.';
    const resposta = await servidora.post(URL, {
      textos: [
        { id: 7, texto },
        { id: 'b', texto: 'Processo 00106.000123/2024-11.' },
        { id: 7, texto: '' },
      ],
    });
    expect(resposta.statusCode, resposta.body).toBe(200);
    expect(resposta.json()).toEqual({
      resultados: [
        {
          id: 7,
          achados: [
            { inicio: 12, fim: 23, tipo: 'nome' },
            { inicio: 29, fim: 43, tipo: 'cpf' },
          ],
        },
        { id: 'b', achados: [] },
        { id: 7, achados: [] },
      ],
    });
  });

  it('counts UTF-16 units, so that an emoji before a find is two', async () => {
    const texto = '😀 CPF 529.982.247-25';
    const resposta = await servidora.post(URL, { textos: [{ id: 1, texto }] });
    const [{ inicio, fim }] = resposta.json().resultados[0].achados;
    expect(texto.slice(inicio, fim)).toBe('529.982.247-25');
  });

  it('takes a long text that other bodies may not have', async () => {
    const texto = `${'palavra '.repeat(400_000)} CPF 529.982.247-25`;
    const resposta = await servidora.post(URL, { textos: [{ id: 1, texto }] });
    expect(resposta.statusCode).toBe(200);
    expect(resposta.json().resultados[0].achados).toHaveLength(1);
  });

  it('refuses more than it can read at once', async () => {
    const muitos = Array.from({ length: 1001 }, (_, id) => ({ id, texto: '' }));
    expect((await servidora.post(URL, { textos: muitos })).statusCode).toBe(400);
    const grande = await servidora.post(URL, { textos: [{ id: 1, texto: 'a'.repeat(6_100_000) }] });
    expect(grande.statusCode).toBe(413);
    expect(grande.json().code).toBe('entrada.grande');
  });

  it.each([
    ['nothing', undefined],
    ['no list', { textos: 'CPF 529.982.247-25' }],
    ['a text without id', { textos: [{ texto: 'a' }] }],
    ['an id that is no word or number', { textos: [{ id: null, texto: 'a' }] }],
    ['a text that is no text', { textos: [{ id: 1, texto: 5 }] }],
  ])('refuses %s without repeating it', async (_nome, corpo) => {
    const resposta = await servidora.post(URL, corpo as Record<string, unknown> | undefined);
    expect(resposta.statusCode).toBe(400);
    expect(resposta.body).not.toContain('529.982');
  });

  it.each(['admin', 'gestor.cgu', 'atendente.cgu', 'observador.cgu', 'cadastrador.cgu', 'colaborador.cgu'])(
    'is open to the servant %s',
    async (login) => {
      const visitante = await entrarComo(app, login);
      expect((await visitante.post(URL, { textos: [] })).json()).toEqual({ resultados: [] });
    },
  );

  it('is closed to citizens, machines and strangers', async () => {
    const corpo = { textos: [{ id: 1, texto: 'CPF 529.982.247-25' }] };
    for (const login of ['maria.cidada', 'ws.respondente']) {
      expect((await (await entrarComo(app, login)).post(URL, corpo)).statusCode).toBe(403);
    }
    expect((await app.inject({ method: 'POST', url: URL, payload: corpo })).statusCode).toBe(401);
  });
});
