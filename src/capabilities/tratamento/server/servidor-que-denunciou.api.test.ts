import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { acoesDoHistorico, criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const API = '/api/app-web/v1';

let app: TestApp;
let dela: Visitor;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  dela = await entrarComo(app, 'respondente.cgu');
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const denuncia = async (): Promise<number> =>
  (await criarCaso(app, { tipo: TipoManifestacao.denuncia, login: 'respondente.cgu' })).id;
const visualizacoes = async (id: number) =>
  (
    await app.db
      .selectFrom('manifestacao_historico')
      .select('responsavel')
      .where('id_manifestacao', '=', id)
      .where('acao', '=', 'Visualização')
      .orderBy('id')
      .execute()
  ).map(({ responsavel }) => responsavel);

describe('Lei 13.608/2018, art. 4º-B: a servant who reported leaves the trace of any colleague', () => {
  it('the team’s page opens to them, covered, with their row and their presence, and no act', async () => {
    const id = await denuncia();
    const pagina = await dela.get(`${API}/tratamento/${id}`);
    expect(pagina.statusCode, pagina.body).toBe(200);
    expect(pagina.json()).toMatchObject({ atos: [], manifestante: null });
    expect((await dela.get(`${API}/tratamento/${id}/notas`)).statusCode).toBe(200);
    await gestor.get(`${API}/tratamento/${id}`);
    expect(await visualizacoes(id), 'hers as his').toHaveLength(2);
    expect((await dela.post(`${API}/tratamento/${id}/presenca`, {})).statusCode).toBe(200);
    const outros = await gestor.post(`${API}/tratamento/${id}/presenca`, {});
    expect(outros.json<{ pessoas: unknown[] }>().pessoas).toHaveLength(1);
  });

  it('acts on nothing of it there, and reading it as who filed it leaves no row', async () => {
    const id = await denuncia();
    expect((await fazerAto(dela, 'assumir', [{ idManifestacao: id }], {})).statusCode).not.toBe(200);
    expect((await dela.get(`${API}/manifestacoes/${id}`)).statusCode).toBe(200);
    expect(await visualizacoes(id)).toEqual([]);
    expect(await acoesDoHistorico(app, id)).not.toContain('Visualização');
  });
});
