import { beforeEach, describe, expect, it } from 'vitest';
import { encadearTudo } from '#capabilities/auditoria/server/testing-encadear.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { type CasoCriado, criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { listarVencidasJob } from './listar-vencidas.ts';
import { segundaGestora } from './testing-retencao.ts';

const API = '/api/app-web/v1';
const PORQUE = 'Os prazos da tabela de temporalidade acabaram.';

let app: TestApp;
let gestor: Visitor;
let outra: Visitor;
beforeEach(async () => {
  app = await createTestApp({ demo: true, now: '2037-02-02T10:00:00-03:00' });
  await segundaGestora(app);
  gestor = await entrarComo(app, 'gestor.cgu');
  outra = await entrarComo(app, 'gestora.dois');
  return () => app.close();
});

const denuncia = () =>
  criarCaso(app, {
    tipo: TipoManifestacao.denuncia,
    registradaEm: '2016-03-01T10:00:00-03:00',
    resposta: { texto: 'Feito.', em: '2016-03-12T10:00:00-03:00' },
  });
const listar = async () => {
  await encadearTudo(app);
  await listarVencidasJob(app.platform).run({});
};
const declarar = async (quem: Visitor, { id }: CasoCriado): Promise<void> => {
  const { statusCode, body } = await quem.post(`${API}/manifestacoes/${id}/declarar-impedimento`, {
    motivo: 'Sou irmão de quem está sendo acusado.',
  });
  expect(statusCode, body).toBe(200);
};
interface Vista {
  idEliminacao: number;
  total: number;
  situacao: string;
  numeros: { total: number }[];
}
const listagens = async (quem: Visitor): Promise<Vista[]> =>
  (await quem.get(`${API}/eliminacoes`)).json<{ itens: Vista[] }>().itens;
const totais = async (quem: Visitor) => (await listagens(quem)).map(({ total }) => total);
const propor = (quem: Visitor, id: number) =>
  quem.post(`${API}/eliminacoes/${id}/propor`, { justificativa: PORQUE });
const aprovar = (quem: Visitor, id: number) =>
  quem.post(`${API}/eliminacoes/${id}/decidir`, { aprova: true, fundamento: PORQUE });
const naListagem = async (id: number): Promise<number[]> => {
  const rows = await app.db
    .selectFrom('eliminacao_caso')
    .select('id_manifestacao')
    .where('id_eliminacao', '=', id)
    .orderBy('id_manifestacao')
    .execute();
  return rows.map(({ id_manifestacao }) => id_manifestacao);
};

describe('retention: who is kept away from a case neither counts nor destroys it (Lei 9.784/1999, arts. 18 and 19)', () => {
  it('its type and year are in no number that they read; the others count it', async () => {
    const [seu] = [await denuncia(), await denuncia(), await denuncia()];
    await listar();
    await declarar(gestor, seu);
    expect(await totais(gestor)).toEqual([2]);
    expect((await listagens(gestor))[0]?.numeros.map(({ total }) => total)).toEqual([2]);
    expect(await totais(outra)).toEqual([3]);
  });

  it('what they propose leaves it out, and it is listed anew for the others', async () => {
    const [seu, vai] = [await denuncia(), await denuncia()];
    await listar();
    await declarar(gestor, seu);
    const id = (await listagens(gestor))[0]?.idEliminacao ?? 0;
    expect((await propor(gestor, id)).statusCode).toBe(200);
    expect(await naListagem(id)).toEqual([vai.id]);
    await listar();
    expect(await totais(gestor), 'a list of nothing but that case does not exist for them').toEqual([1]);
    expect(await totais(outra)).toEqual([1, 1]);
    const { itens } = (await gestor.get(`${API}/alertas`)).json<{ itens: { tipo: string }[] }>();
    expect(
      itens.filter(({ tipo }) => tipo === 'eliminacao-a-conferir'),
      'told of the first alone',
    ).toHaveLength(1);
    const nova = (await listagens(outra)).find(({ situacao }) => situacao === 'aberta')?.idEliminacao ?? 0;
    expect((await propor(gestor, nova)).statusCode).toBe(404);
    expect((await gestor.get(`${API}/eliminacoes/${nova}/casos`)).statusCode).toBe(404);
    expect((await propor(outra, nova)).statusCode).toBe(200);
    expect((await aprovar(gestor, nova)).statusCode).toBe(404);
  });

  it('what they approve leaves it out', async () => {
    const [seu, vai] = [await denuncia(), await denuncia()];
    await listar();
    const id = (await listagens(gestor))[0]?.idEliminacao ?? 0;
    expect((await propor(gestor, id)).statusCode).toBe(200);
    await declarar(outra, seu);
    expect((await aprovar(outra, id)).statusCode).toBe(200);
    expect(await naListagem(id)).toEqual([vai.id]);
    const { itens } = (await app.inject(`${API}/eliminacoes/publicas`)).json<{
      itens: { total: number }[];
    }>();
    expect(
      itens.map(({ total }) => total),
      'the edital tells as many as they saw',
    ).toEqual([1]);
  });
});
