import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { acoesDoHistorico, criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const url = (id: number) => `/api/app-web/v1/tratamento/${id}/notas`;
const idDe = async (login: string): Promise<number> => {
  const row = await app.db.selectFrom('usuario').select('id').where('login', '=', login).executeTakeFirst();
  return row?.id ?? 0;
};

describe('internal notes', () => {
  it('are read by the team, mention colleagues, and leave no trace for the citizen', async () => {
    const { id } = await criarCaso(app);
    const renata = await idDe('respondente.cgu');
    const nota = { texto: 'Conferir a escala com a área.', mencionados: [renata] };
    const response = await gestor.post(url(id), nota);
    expect(response.statusCode, response.body).toBe(200);
    const respondente = await entrarComo(app, 'respondente.cgu');
    expect((await respondente.get(url(id))).json()).toMatchObject({
      notas: [
        {
          autor: 'Gustavo Teixeira Prado (CGU)',
          texto: 'Conferir a escala com a área.',
          mencionados: [{ idUsuario: renata, nome: 'Renata Oliveira Brandão' }],
        },
      ],
    });
    // That somebody of the team looked, not what they wrote.
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Visualização']);
    const maria = await entrarComo(app, 'maria.cidada');
    expect((await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).body).not.toContain('Conferir a escala');
    expect((await maria.get(url(id))).statusCode).toBe(403);
    const alertas = await app.db
      .selectFrom('alerta')
      .select(['tipo', 'id_usuario'])
      .where('id_manifestacao', '=', id)
      .execute();
    expect(alertas).toEqual([{ tipo: 'mencao', id_usuario: renata }]);
  });

  it('call who is mentioned by the nome social', async () => {
    const chamar = (nome_social: string | null) =>
      app.db.updateTable('usuario').set({ nome_social }).where('login', '=', 'respondente.cgu').execute();
    await chamar('Rê Brandão');
    const { id } = await criarCaso(app);
    await gestor.post(url(id), { texto: 'Veja isto.', mencionados: [await idDe('respondente.cgu')] });
    await app.db
      .updateTable('manifestacao')
      .set({ id_responsavel: await idDe('respondente.cgu') })
      .where('id', '=', id)
      .execute();
    expect((await gestor.get(url(id))).json()).toMatchObject({
      notas: [{ mencionados: [{ nome: 'Rê Brandão' }] }],
    });
    expect((await gestor.get(`/api/app-web/v1/tratamento/${id}`)).json()).toMatchObject({
      responsavel: { nome: 'Rê Brandão' },
    });
    await chamar(null);
  });

  it('mention nobody of another office, and are not for other profiles or offices', async () => {
    const { id } = await criarCaso(app);
    const deFora = { texto: 'Veja isto.', mencionados: [await idDe('gestor.ifce')] };
    expect((await gestor.post(url(id), deFora)).json()).toMatchObject({ code: 'nota.mencao-desconhecida' });
    for (const login of ['observador.cgu', 'colaborador.cgu', 'cadastrador.cgu']) {
      expect((await (await entrarComo(app, login)).get(url(id))).statusCode, login).toBe(403);
    }
    expect((await (await entrarComo(app, 'gestor.ifce')).get(url(id))).statusCode).toBe(404);
  });

  it('are sealed where the case is', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    await gestor.post(url(id), { texto: 'Beltrano parece envolvido.' });
    const rows = await app.db
      .selectFrom('nota_interna')
      .select(['texto', 'texto_cifrado'])
      .where('id_manifestacao', '=', id)
      .execute();
    expect(rows).toMatchObject([{ texto: null }]);
    expect(rows[0]?.texto_cifrado?.includes('Beltrano')).toBe(false);
    expect((await gestor.get(url(id))).body).toContain('Beltrano');
  });
});
