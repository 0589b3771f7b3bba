import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
let respondente: Visitor;
let ifce: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
  respondente = await entrarComo(app, 'respondente.cgu');
  ifce = await entrarComo(app, 'gestor.ifce');
});
afterAll(() => app.close());

const url = '/api/app-web/v1/tratamento/modelos';
const modelo = {
  nome: 'Resposta padrão',
  texto: 'Olá, {{nome}}. O protocolo {{protocolo}} vence em {{prazo}}.',
};
const criar = async (visitor = gestor) => {
  const response = await visitor.post(url, modelo);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ idModelo: number }>().idModelo;
};

describe('the templates of an office', () => {
  it('are read by those who answer and changed by gestores, each in their own office', async () => {
    const idModelo = await criar();
    expect((await respondente.get(url)).json()).toMatchObject([{ idModelo, nome: 'Resposta padrão' }]);
    expect((await ifce.get(url)).json()).toEqual([]);
    expect((await respondente.post(url, modelo)).statusCode).toBe(403);
    const mudar = (visitor: Visitor) =>
      visitor.send({ method: 'PUT', url: `${url}/${idModelo}`, payload: { ...modelo, nome: 'Outro nome' } });
    expect((await mudar(ifce)).statusCode).toBe(404);
    expect((await mudar(respondente)).statusCode).toBe(403);
    expect((await mudar(gestor)).statusCode).toBe(200);
    expect((await respondente.get(url)).json()).toMatchObject([{ nome: 'Outro nome' }]);
    const retirar = (visitor: Visitor) => visitor.send({ method: 'DELETE', url: `${url}/${idModelo}` });
    expect((await retirar(ifce)).statusCode).toBe(404);
    expect((await retirar(gestor)).statusCode).toBe(200);
    expect((await retirar(gestor)).statusCode).toBe(404);
    expect((await respondente.get(url)).json()).toEqual([]);
    const auditoria = await app.db
      .selectFrom('auditoria')
      .select(['acao', 'informacoes'])
      .orderBy('id')
      .execute();
    expect(auditoria).toMatchObject([
      { acao: 'Cadastro de modelo de resposta', informacoes: { depois: { nome: 'Resposta padrão' } } },
      {
        acao: 'Mudança de modelo de resposta',
        informacoes: { antes: { nome: 'Resposta padrão' }, depois: { nome: 'Outro nome' } },
      },
      { acao: 'Retirada de modelo de resposta' },
    ]);
  });

  it('refuse a variable that does not exist', async () => {
    const response = await gestor.post(url, { ...modelo, texto: 'Olá, {{cpf}}, tudo bem com você?' });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('{{cpf}}');
  });
});

describe('a template filled in', () => {
  it('names an identified person, and never who filed a denúncia or asked for secrecy', async () => {
    const idModelo = await criar();
    const usar = async (id: number) => {
      const response = await respondente.get(`/api/app-web/v1/tratamento/${id}/modelos/${idModelo}`);
      return response.json<{ texto: string }>().texto;
    };
    const { nome } = await app.db
      .selectFrom('usuario')
      .select('nome')
      .where('login', '=', 'maria.cidada')
      .executeTakeFirstOrThrow();
    const comum = await criarCaso(app);
    expect(await usar(comum.id)).toBe(
      `Olá, ${nome}. O protocolo ${comum.numeroProtocolo} vence em 13/04/2026.`,
    );
    const denuncia = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    expect(await usar(denuncia.id)).toContain('Olá, manifestante.');
    const pedido = await criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao });
    await app.db
      .updateTable('manifestacao')
      .set({ identidade_preservada: true })
      .where('id', '=', pedido.id)
      .execute();
    expect(await usar(pedido.id)).toContain('Olá, manifestante.');
  });

  it('is of the office that has the case', async () => {
    const doIfce = await criar(ifce);
    const { id } = await criarCaso(app);
    const usar = (visitor: Visitor) => visitor.get(`/api/app-web/v1/tratamento/${id}/modelos/${doIfce}`);
    expect((await usar(gestor)).statusCode).toBe(404);
    expect((await usar(ifce)).statusCode).toBe(404);
  });
});
