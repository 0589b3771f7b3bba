import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const FILTROS = '/api/app-web/v1/tratamento/filtros';

let app: TestApp;
let gestor: Visitor;

beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const doTrabalho = (nome: string) => ({
  lista: 'trabalho',
  nome,
  filtro: { fila: 'vencendo', tipos: '1,2' },
});
const dosEncaminhados = (nome: string) => ({
  lista: 'encaminhamentos',
  nome,
  filtro: { busca: 'ifce', situacoes: '6' },
});
const salvar = async (corpo: Record<string, unknown>): Promise<number> => {
  const response = await gestor.post(FILTROS, corpo);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ idFiltro: number }>().idFiltro;
};
const mudar = (visitor: Visitor, id: number, corpo: Record<string, unknown>) =>
  visitor.send({ method: 'PUT', url: `${FILTROS}/${id}`, payload: corpo });
const apagar = (visitor: Visitor, id: number) => visitor.send({ method: 'DELETE', url: `${FILTROS}/${id}` });
const salvos = async (lista: string, visitor = gestor) =>
  (await visitor.get(`${FILTROS}?lista=${lista}`)).json<{ idFiltro: number; nome: string }[]>();

describe('filters a person keeps', () => {
  it('are of one list, and the same name may stand in both', async () => {
    const idDoTrabalho = await salvar(doTrabalho('Meu'));
    const idDosEncaminhados = await salvar(dosEncaminhados('Meu'));
    expect(await salvos('trabalho')).toEqual([
      {
        idFiltro: idDoTrabalho,
        lista: 'trabalho',
        nome: 'Meu',
        filtro: { fila: 'vencendo', tipos: [1, 2] },
      },
    ]);
    expect(await salvos('encaminhamentos')).toEqual([
      {
        idFiltro: idDosEncaminhados,
        lista: 'encaminhamentos',
        nome: 'Meu',
        filtro: { busca: 'ifce', situacoes: [6], ordem: 'quando', sentido: 'desc' },
      },
    ]);
    expect((await gestor.post(FILTROS, dosEncaminhados('Meu'))).statusCode).toBe(409);
  });

  it('are changed and deleted by whose they are, and do not move to the other list', async () => {
    const id = await salvar(dosEncaminhados('Antigo'));
    expect((await mudar(gestor, id, doTrabalho('Novo'))).statusCode).toBe(404);
    const outro = await entrarComo(app, 'respondente.cgu');
    expect((await mudar(outro, id, dosEncaminhados('Novo'))).statusCode).toBe(404);
    expect(await salvos('encaminhamentos', outro)).toEqual([]);
    expect((await mudar(gestor, id, dosEncaminhados('Novo'))).statusCode).toBe(200);
    expect((await salvos('encaminhamentos')).map(({ nome }) => nome)).toEqual(['Meu', 'Novo']);
    expect((await apagar(outro, id)).statusCode).toBe(404);
    expect((await apagar(gestor, id)).statusCode).toBe(200);
    expect((await apagar(gestor, id)).statusCode).toBe(404);
    expect((await salvos('encaminhamentos')).map(({ nome }) => nome)).toEqual(['Meu']);
  });

  it.each([
    ['a filter of the other list', { lista: 'encaminhamentos', nome: 'A', filtro: { fila: 'triar' } }],
    ['what no list understands', { lista: 'trabalho', nome: 'A', filtro: { sql: '1=1' } }],
    ['no list', { nome: 'A', filtro: { fila: 'triar' } }],
    ['an unknown list', { lista: 'outra', nome: 'A', filtro: {} }],
    ['no name', { lista: 'trabalho', nome: ' ', filtro: { fila: 'triar' } }],
  ])('are refused with %s', async (_, corpo) => {
    expect((await gestor.post(FILTROS, corpo)).statusCode).toBe(400);
  });

  it('are fifty at most in each list', async () => {
    const { id } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'gestor.cgu')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('filtro_salvo')
      .values(
        Array.from({ length: 49 }, (_, i) => ({
          id_usuario: id,
          lista: 'encaminhamentos',
          nome: `Filtro ${i}`,
          filtro: JSON.stringify({ sentido: 'asc' }),
          criado_em: app.clock.now(),
        })),
      )
      .execute();
    expect((await gestor.post(FILTROS, dosEncaminhados('Mais um'))).statusCode).toBe(409);
    await salvar(doTrabalho('Mais um'));
  });
});
