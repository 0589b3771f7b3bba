import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { criarPedido, criarRecurso, decidir, urlDoRecurso } from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let recursosCgu: Visitor;
let colaborador: Visitor;
let unidade: number;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  recursosCgu = await entrarComo(app, 'recursos.cgu');
  colaborador = await entrarComo(app, 'colaborador.cgu');
  ({ id: unidade } = await app.db
    .insertInto('unidade')
    .values({ id_ouvidoria: Orgaos.cgu, nome: 'Coordenação de Recursos', sigla: 'CRAI' })
    .returning('id')
    .executeTakeFirstOrThrow());
  await app.db
    .insertInto('unidade_pessoa')
    .columns(['id_unidade', 'id_usuario'])
    .expression((eb) =>
      eb
        .selectFrom('usuario')
        .select((u) => [u.val(unidade).as('id_unidade'), 'id'])
        .where('login', '=', 'colaborador.cgu'),
    )
    .execute();
});
afterAll(() => app.close());

const naCgu = { idInstancia: Instancia.cgu, idJulgadora: Orgaos.cgu } as const;
interface Passo {
  idTramitacao: number;
  idRecurso: number | null;
  prazo: string;
}
const pedir = async (idRecurso: number): Promise<Passo> => {
  const mensagem = 'Há precedente da comissão sobre isto?';
  const response = await recursosCgu.post(urlDoRecurso(idRecurso, 'tramitar'), {
    unidades: [unidade],
    mensagem,
  });
  expect(response.statusCode, response.body).toBe(200);
  const meus = (await colaborador.get('/api/app-web/v1/tramitacoes')).json<{ itens: Passo[] }>();
  const passo = meus.itens.find((each) => each.idRecurso === idRecurso);
  if (!passo) throw new Error('The step is not in the list of who was asked');
  return passo;
};
const novo = async () => criarRecurso(app, (await criarPedido(app)).id, naCgu);
const contribuir = (visitor: Visitor, { idTramitacao }: Passo) =>
  visitor.post(`/api/app-web/v1/tramitacoes/${idTramitacao}/contribuir`, {
    texto: 'Há: a decisão 12/2024, no mesmo sentido.',
    anexos: [],
  });

describe('internal steps of an appeal', () => {
  it('are asked by the person who judges, answered by the area though the case has ended, and read on the appeal', async () => {
    const idRecurso = await novo();
    const passo = await pedir(idRecurso);
    // As long as the appeal has, not the usual twenty days.
    expect(passo.prazo).toBe('2026-03-17');
    const lido = await colaborador.get(`/api/app-web/v1/tramitacoes/${passo.idTramitacao}`);
    expect(lido.json()).toMatchObject({
      recurso: { idRecurso, instancia: 'CGU', texto: expect.any(String) },
    });
    expect((await contribuir(colaborador, passo)).statusCode).toBe(200);
    const passos = async (login: string) =>
      (await (await entrarComo(app, login)).get(urlDoRecurso(idRecurso))).json<{ passos?: unknown[] }>()
        .passos;
    expect(await passos('recursos.cgu')).toMatchObject([
      { situacao: 'contribuiu', contribuicao: 'Há: a decisão 12/2024, no mesmo sentido.' },
    ]);
    // Contributions stay in the office that asked: not for the IFCE, nor for the appellant.
    expect(await passos('gestor.ifce')).toEqual([]);
    expect(await passos('maria.cidada')).toEqual([]);
    const alertas = (await recursosCgu.get('/api/app-web/v1/alertas')).json<{ itens: unknown[] }>();
    expect(alertas.itens).toMatchObject([{ tipo: 'contribuicao', idRecurso }]);
  });

  it('Portaria Normativa CGU 116/2024: have at most their own longest term, where the decision is months away', async () => {
    const { id } = await criarPedido(app);
    const passo = await pedir(await criarRecurso(app, id, { ...naCgu, prazo: '2026-08-20' }));
    expect(passo.prazo).toBe('2026-04-22');
  });

  it('end with the decision, and who judges may stop waiting before', async () => {
    const decidido = await novo();
    const passo = await pedir(decidido);
    await decidir(recursosCgu, decidido);
    expect((await contribuir(colaborador, passo)).statusCode).toBe(404);

    const idRecurso = await novo();
    const aberto = await pedir(idRecurso);
    const peloCaso = await recursosCgu.post(
      `/api/app-web/v1/tramitacoes/${aberto.idTramitacao}/encerrar`,
      {},
    );
    expect(peloCaso.statusCode).toBe(404);
    const url = urlDoRecurso(idRecurso, `passos/${aberto.idTramitacao}/encerrar`);
    expect((await recursosCgu.post(url, {})).statusCode).toBe(200);
    expect((await recursosCgu.post(url, {})).statusCode).toBe(404);
    expect((await contribuir(colaborador, aberto)).statusCode).toBe(404);
  });

  it('do not show among the steps of the case, nor close with another act on it', async () => {
    const { id } = await criarPedido(app, { idOuvidoria: Orgaos.cgu });
    const idRecurso = await criarRecurso(app, id, { idJulgadora: Orgaos.cgu });
    const gestor = await entrarComo(app, 'gestor.cgu');
    await gestor.post(urlDoRecurso(idRecurso, 'tramitar'), { unidades: [unidade], mensagem: 'O que sabem?' });
    const caso = (await gestor.get(`/api/app-web/v1/tratamento/${id}`)).json<{ passos: unknown[] }>();
    expect(caso.passos).toEqual([]);
    const maria = await entrarComo(app, 'maria.cidada');
    const avaliada = await maria.post(`/api/app-web/v1/manifestacoes/${id}/avaliar`, {
      idDemandaAtendida: 1,
      idFacilidade: 5,
      idSatisfacao: 9,
    });
    expect(avaliada.statusCode, avaliada.body).toBe(200);
    const abertos = await app.db
      .selectFrom('tramitacao')
      .select('id')
      .where('id_recurso', '=', idRecurso)
      .where('encerrada_em', 'is', null)
      .execute();
    expect(abertos).toHaveLength(1);
  });
});
