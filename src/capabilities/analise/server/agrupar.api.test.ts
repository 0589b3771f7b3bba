import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CasoDoLote } from '#kernel/lista/lote.ts';
import { fazerAto } from '#testing/atos.ts';
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

const novos = async (quantos: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let i = 0; i < quantos; i += 1) ids.push((await criarCaso(app)).id);
  return ids;
};
const juntar = (casos: readonly CasoDoLote[], idPrincipal: number) =>
  fazerAto(gestor, 'agrupar', [...casos], { idPrincipal });
const caso = (idManifestacao = 0, versao?: number): CasoDoLote => ({
  idManifestacao,
  ...(versao !== undefined && { versao }),
});
const gruposDe = async (ids: readonly number[]) => {
  const rows = await app.db
    .selectFrom('manifestacao')
    .select(['id', 'id_grupo'])
    .where('id', 'in', ids)
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.id_grupo ?? null);
};

describe('merging duplicates under a principal', () => {
  it('commits nobody when the principal changed since the person looked', async () => {
    const [a, b, c] = await novos(3);
    const ids = [a ?? 0, b ?? 0, c ?? 0];
    await app.db
      .updateTable('manifestacao')
      .set({ versao: 5 })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    const response = await juntar([caso(a, 1), caso(b), caso(c)], a ?? 0);
    expect([response.statusCode, response.json().code]).toEqual([409, 'manifestacao.mudou']);
    expect(await gruposDe(ids)).toEqual([null, null, null]);
    expect(await acoesDoHistorico(app, ids[1] ?? 0)).toEqual(['Cadastro']);
  });

  it('leaves the principal as it was when nobody could join it', async () => {
    const [a, b] = await novos(2);
    const response = await juntar([caso(b, 9)], a ?? 0);
    expect(response.json()).toMatchObject({ code: 'manifestacao.mudou' });
    expect(await gruposDe([a ?? 0])).toEqual([null]);
    expect(await acoesDoHistorico(app, a ?? 0)).toEqual(['Cadastro']);
  });

  it('makes no chain: neither under a duplicate nor of a principal', async () => {
    const [a, b, c, d] = await novos(4);
    expect((await juntar([caso(a)], b ?? 0)).statusCode).toBe(200);
    const deUmPrincipal = await juntar([caso(b)], c ?? 0);
    expect([deUmPrincipal.statusCode, deUmPrincipal.json().code]).toEqual([
      409,
      'grupo.principal-com-outras',
    ]);
    const deUmaDuplicata = await juntar([caso(d)], a ?? 0);
    expect([deUmaDuplicata.statusCode, deUmaDuplicata.json().code]).toEqual([409, 'grupo.em-outro-grupo']);
    expect(await gruposDe([a ?? 0, b ?? 0, c ?? 0, d ?? 0])).toEqual([b, b, null, null]);
  });

  it('of two people who join the same cases the other way round, one wins and the other is told why', async () => {
    for (let vez = 0; vez < 5; vez += 1) {
      const [a, b] = await novos(2);
      const respostas = await Promise.all([juntar([caso(a)], b ?? 0), juntar([caso(b)], a ?? 0)]);
      expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const [grupoDeA, grupoDeB] = await gruposDe([a ?? 0, b ?? 0]);
      expect(grupoDeA).toBe(grupoDeB);
    }
  });

  it('and two who join A to B and B to C at once leave no chain', async () => {
    for (let vez = 0; vez < 5; vez += 1) {
      const [a, b, c] = await novos(3);
      await Promise.all([juntar([caso(a)], b ?? 0), juntar([caso(b)], c ?? 0)]);
      const [grupoDeA, grupoDeB] = await gruposDe([a ?? 0, b ?? 0]);
      expect([b, c]).toContain(grupoDeB);
      expect(grupoDeA).toBe(grupoDeB === b ? b : null);
    }
  });
});
