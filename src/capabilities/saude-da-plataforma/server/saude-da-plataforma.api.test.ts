import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import type { Saude } from '../contract.ts';

const URL = '/api/app-web/v1/saude-da-plataforma';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demoCasos: true, comoServidor: true });
});
afterAll(() => app.close());

const ver = async (login: string) => (await entrarComo(app, login)).get(URL);

describe('the health of the platform', () => {
  it('an administrador sees how all is, and which offices have terms overdue, the worst first', async () => {
    const resposta = await ver('admin');
    expect(resposta.statusCode, resposta.body).toBe(200);
    const saude = resposta.json<Saude>();
    expect(saude.grupos.map(({ nome }) => nome)).toEqual([
      'O que as pessoas sentem',
      'Servidor e banco',
      'Trabalhos e e-mails',
      'Prazos dos órgãos',
      'Guarda e sigilo',
    ]);
    const vencidos = (saude.orgaos ?? []).map((orgao) => orgao.vencidos);
    expect(vencidos.length).toBeGreaterThan(0);
    expect(vencidos).toEqual(vencidos.toSorted((a, b) => b - a));
    const total = saude.grupos.flatMap(({ itens }) => itens).find(({ chave }) => chave === 'vencidos');
    const soma = vencidos.reduce((ate, cada) => ate + cada, 0);
    const [, deTodos = '', orgaos = ''] = /^(\d+) em (\d+) órgãos$/.exec(total?.valor ?? '') ?? [];
    // The list stops at ten.
    expect(vencidos).toHaveLength(10);
    expect(Number(orgaos)).toBeGreaterThan(10);
    expect(Number(deTodos)).toBeGreaterThan(soma);
    expect(saude.estado).not.toBe('bem');
  });

  it('who works for the authority that watches sees how the platform is, and not the offices of other places', async () => {
    await app.db
      .updateTable('ouvidoria')
      .set({ autoridade_monitoramento: true })
      .where('sigla', '=', 'CGU')
      .execute();
    const resposta = await ver('gestor.cgu');
    expect(resposta.statusCode, resposta.body).toBe(200);
    expect(resposta.json<Saude>().orgaos).toBeNull();
  });

  it('a gestor of any other office, and everybody else, is refused with a sentence', async () => {
    const gestor = await ver('gestor.ifce');
    expect(gestor.statusCode).toBe(403);
    expect(gestor.json()).toMatchObject({
      code: 'saude.so-quem-monitora',
      message:
        'A saúde da plataforma é vista por quem a administra e pela autoridade que monitora os órgãos.',
    });
    expect((await ver('respondente.cgu')).statusCode).toBe(403);
    expect((await ver('maria.cidada')).statusCode).toBe(403);
    expect((await app.inject(URL)).statusCode).toBe(401);
  });

  it('the way in is offered to whom it opens for', async () => {
    const orgaoDe = async (login: string) =>
      (await (await entrarComo(app, login)).get('/api/app-web/v1/configuracoes/orgao')).json().orgao.monitora;
    expect([await orgaoDe('gestor.cgu'), await orgaoDe('gestor.ifce')]).toEqual([true, false]);
  });
});
