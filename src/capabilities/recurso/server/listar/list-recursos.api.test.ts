import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { criarPedido, criarRecurso, type NovoRecurso } from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';

let app: TestApp;
const ids: Record<string, number> = {};
let protocolo: string;

const naCgu = { idInstancia: Instancia.cgu, idJulgadora: Orgaos.cgu } as const;

beforeAll(async () => {
  app = await createTestApp({ demo: true });
  const novo = async (nome: string, recurso: NovoRecurso, resumo = 'Gastos com diárias') => {
    const caso = await criarPedido(app, { teor: { resumo, texto: 'Quero a lista completa.' } });
    protocolo = caso.numeroProtocolo;
    ids[nome] = await criarRecurso(app, caso.id, recurso);
  };
  await novo('aberto', { prazo: '2026-03-20' });
  await novo('vencido', { prazo: '2026-03-10' });
  await novo('segunda', { idInstancia: Instancia.segunda, prazo: '2026-03-18' });
  await novo('cgu', { ...naCgu, prazo: '2026-03-16', esclarecimento: true });
  await novo('semReuniao', { idInstancia: Instancia.cmri, idJulgadora: 90, prazo: null });
  await novo('respondido', { respondido: true, prazo: '2026-03-05' });
  await novo('subiu', { subiu: true, prazo: '2026-03-02' }, 'Contratos de limpeza');
});
afterAll(() => app.close());

interface Pagina {
  itens: { idRecurso: number; julgo: boolean; diasRestantes: number | null; resumo: string }[];
  proximoCursor: string | null;
  contagens: Record<string, number>;
}
const listar = async (login: string, query = ''): Promise<Pagina> => {
  const visitor = await entrarComo(app, login);
  const response = await visitor.get(`/api/app-web/v1/recursos?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Pagina>();
};
const nomes = ({ itens }: Pagina): string[] =>
  itens.map(({ idRecurso }) => Object.keys(ids).find((nome) => ids[nome] === idRecurso) ?? '?');

describe('the work list of appeals', () => {
  it('has those the person judges and those of the own office, the most urgent first', async () => {
    expect(nomes(await listar('superior.ifce'))).toEqual([
      'vencido',
      'cgu',
      'segunda',
      'aberto',
      'semReuniao',
    ]);
    expect(nomes(await listar('recursos.cgu'))).toEqual(['cgu']);
    expect(nomes(await listar('cmri'))).toEqual(['semReuniao']);
    expect(nomes(await listar('admin'))).toHaveLength(5);
    expect(nomes(await listar('gestor.cgu', 'fila=todos'))).toEqual(['cgu']);
  });

  it('says which of them the person judges', async () => {
    const julgo = async (login: string) =>
      nomes({ ...(await listar(login)), itens: (await listar(login)).itens.filter((each) => each.julgo) });
    expect(await julgo('superior.ifce')).toEqual(['vencido', 'aberto']);
    expect(await julgo('maxima.ifce')).toEqual(['segunda']);
    expect(await julgo('gestor.ifce')).toEqual(['vencido', 'segunda', 'aberto']);
    expect(await julgo('respondente.ifce')).toEqual([]);
    expect(nomes(await listar('superior.ifce', 'soOsQueJulgo=true'))).toEqual(['vencido', 'aberto']);
  });

  it('S6-04 is looked at by observers and attendants of the office of the case, who judge none', async () => {
    const { id } = await criarPedido(app, { idOuvidoria: Orgaos.cgu });
    const daCgu = await criarRecurso(app, id, { idJulgadora: Orgaos.cgu });
    for (const login of ['observador.cgu', 'atendente.cgu']) {
      const { itens } = await listar(login);
      expect(itens.map(({ idRecurso, julgo }) => [idRecurso, julgo])).toEqual([[daCgu, false]]);
    }
    await app.db.deleteFrom('recurso').where('id', '=', daCgu).execute();
  });

  it('is parted into queues, each with its count', async () => {
    const fila = async (nome: string) => nomes(await listar('respondente.ifce', `fila=${nome}`));
    expect(await fila('vencidos')).toEqual(['vencido']);
    expect(await fila('esclarecer')).toEqual(['cgu']);
    expect(await fila('respondidos')).toEqual(['respondido']);
    expect(await fila('meus')).toEqual([]);
    expect(await fila('todos')).toHaveLength(7);
    expect((await listar('respondente.ifce')).contagens).toEqual({
      abertos: 5,
      meus: 0,
      esclarecer: 1,
      vencidos: 1,
      respondidos: 1,
      todos: 7,
    });
    expect((await listar('recursos.cgu')).contagens).toMatchObject({ abertos: 1, esclarecer: 0 });
  });

  it('is searched by protocol and by words of the summary, and by instance', async () => {
    expect(nomes(await listar('gestor.ifce', 'fila=todos&busca=contrato%20de%20limpeza'))).toEqual(['subiu']);
    expect(nomes(await listar('gestor.ifce', `fila=todos&busca=${encodeURIComponent(protocolo)}`))).toEqual([
      'subiu',
    ]);
    expect(nomes(await listar('gestor.ifce', 'idInstancia=2'))).toEqual(['segunda']);
    expect(nomes(await listar('recursos.cgu', 'fila=todos&busca=limpeza'))).toEqual([]);
  });

  it('comes page by page, none twice and none skipped', async () => {
    for (let n = 0; n < 9; n += 1)
      await criarRecurso(app, (await criarPedido(app)).id, { prazo: '2026-03-20' });
    const primeira = await listar('superior.ifce', 'porPagina=10');
    expect(primeira.itens).toHaveLength(10);
    const segunda = await listar('superior.ifce', `porPagina=10&cursor=${primeira.proximoCursor}`);
    expect(segunda.itens).toHaveLength(4);
    expect(segunda.proximoCursor).toBeNull();
    const todos = [...primeira.itens, ...segunda.itens].map(({ idRecurso }) => idRecurso);
    expect(new Set(todos).size).toBe(14);
    const visitor = await entrarComo(app, 'superior.ifce');
    const deOutraFila = await visitor.get(
      `/api/app-web/v1/recursos?fila=todos&cursor=${primeira.proximoCursor}`,
    );
    expect(deOutraFila.json()).toMatchObject({ code: 'lista.cursor-invalido' });
  });

  it('takes two statements, whatever it shows', async () => {
    const visitor = await entrarComo(app, 'superior.ifce');
    await visitor.get('/api/app-web/v1/recursos');
    app.takeQueries();
    await visitor.get('/api/app-web/v1/recursos');
    expect(app.takeQueries().filter((query) => / "recurso" as "r"/.test(query)).length).toBe(2);
  });
});
