import { afterAll, beforeAll, expect, it } from 'vitest';
import { criarPedido, decidir, interposto, urlDoRecurso } from '#testing/recursos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';

let app: TestApp;
const aQualificar = async (login: string): Promise<{ idRecurso: number }[]> => {
  const response = await (await entrarComo(app, login)).get('/api/app-web/v1/recursos/a-qualificar');
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const ids = async (login: string): Promise<number[]> =>
  (await aQualificar(login)).map(({ idRecurso }) => idRecurso);

/** What the session tells the citizen's browser. */
const bandeira = async (): Promise<boolean> => {
  const dados = await (await entrarComo(app, 'maria.cidada')).get(
    '/api/app-web/v1/usuarios/dadosautenticacao',
  );
  return dados.json().podeQualificarRespostaRecurso;
};

beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
});
afterAll(() => app.close());

it('S6-02 lists to the person who appealed what was decided, until they rate it, and to nobody else', async () => {
  const maria = await entrarComo(app, 'maria.cidada');
  const { id } = await criarPedido(app);
  const { idRecurso } = await interposto(maria, id);
  expect(await ids('maria.cidada')).toEqual([]);
  expect(await bandeira()).toBe(false);
  await decidir(await entrarComo(app, 'superior.ifce'), idRecurso);
  expect(await bandeira()).toBe(true);
  expect(await aQualificar('maria.cidada')).toEqual([
    {
      idRecurso,
      numeroProtocolo: expect.stringMatching(/^23546\./),
      orgao: 'IFCE',
      instancia: 'Primeira Instância',
      decisao: 'Indeferido',
      respondidoEm: '2026-03-12T12:00:00.000Z',
    },
  ]);
  expect(await ids('joao.cidadao')).toEqual([]);
  expect(await ids('gestor.ifce')).toEqual([]);
  const nota = await maria.post(urlDoRecurso(idRecurso, 'qualificar'), { nota: 2, comentario: null });
  expect(nota.statusCode, nota.body).toBe(200);
  expect(await ids('maria.cidada')).toEqual([]);
  expect(await bandeira()).toBe(false);
});

it('S6-02 lists to staff of the monitoring authority what their office judged, once for each of them', async () => {
  const maria = await entrarComo(app, 'maria.cidada');
  const { id } = await criarPedido(app, { idOuvidoria: 6 });
  const { idRecurso } = await interposto(maria, id);
  const gestor = await entrarComo(app, 'gestor.cgu');
  await decidir(gestor, idRecurso);
  expect(await ids('gestor.cgu')).toEqual([idRecurso]);
  expect(await ids('observador.cgu')).toEqual([]);
  const nota = await gestor.post(urlDoRecurso(idRecurso, 'qualificar'), { nota: 5 });
  expect(nota.statusCode, nota.body).toBe(200);
  expect(await ids('gestor.cgu')).toEqual([]);
  expect(await ids('respondente.cgu')).toEqual([idRecurso]);
});
