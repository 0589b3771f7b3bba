import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Escopo } from '#capabilities/manifestacao/server/index.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { nomesDasFilas, ordensDaLista } from '../domain/filas.ts';
import { listTrabalho } from './lista-repository.ts';
import { montarPagina, type PedidoDeLista } from './pagina-repository.ts';

let app: TestApp;
let escopos: readonly Escopo[];
beforeAll(async () => {
  app = await createTestApp({ demoCasos: true });
  const casos = await app.db
    .selectFrom('manifestacao')
    .select(['id', 'id_ouvidoria'])
    .orderBy('id')
    .execute();
  const cofres = await app.db.selectFrom('manifestacao_cofre').select('id_manifestacao as id').execute();
  const passo = await app.db
    .selectFrom('tramitacao')
    .select('id_destinatario as id')
    .where('id_destinatario', 'is not', null)
    .executeTakeFirstOrThrow();
  const orgaos = [...new Set(casos.map(({ id_ouvidoria }) => id_ouvidoria))].slice(0, 3);
  const ids = casos.map(({ id }) => id);
  const denuncias = cofres.map(({ id }) => id);
  const livre = { idColaborador: null, impedidoEm: [], denunciasAbertas: 'todas' } as const;
  escopos = [
    ...orgaos.map((idOuvidoria) => ({ ...livre, idOuvidoria })),
    ...orgaos.map((idOuvidoria) => ({ ...livre, idOuvidoria, semRestritas: true as const })),
    { ...livre, idOuvidoria: null },
    { ...livre, idOuvidoria: null, denunciasAbertas: [] },
    { ...livre, idOuvidoria: null, denunciasAbertas: denuncias.slice(0, 2), impedidoEm: ids.slice(0, 5) },
    { ...livre, idOuvidoria: orgaos[0] ?? null, impedidoEm: ids.slice(0, 9) },
    { ...livre, idOuvidoria: orgaos[0] ?? null, impedidoEm: ids.slice(9, 12) },
    { ...livre, idOuvidoria: orgaos[0] ?? null, idColaborador: passo.id },
    { ...livre, idOuvidoria: orgaos[0] ?? null, idColaborador: 0 },
  ];
});
afterAll(() => app.close());

const pedidoDe = (escopo: Escopo, mais: Partial<PedidoDeLista>): PedidoDeLista => ({
  escopo,
  filtro: { fila: 'todas' },
  ordem: 'registro',
  sentido: 'desc',
  idUsuario: 1,
  leRestritas: true,
  hoje: '2026-03-12',
  limite: 11,
  ...mais,
});

/** As it is built for this one request, with its values. */
const montada = async (pedido: PedidoDeLista) =>
  (await app.db.executeQuery(montarPagina(app.db, pedido))).rows;

it('a page that is built once gives everybody the rows that it would give if it were built for them alone', async () => {
  let linhas = 0;
  for (const fila of nomesDasFilas) {
    for (const escopo of [...escopos, ...escopos.toReversed()]) {
      const pedido = pedidoDe(escopo, { filtro: { fila } });
      const lidas = await listTrabalho(app.db, pedido);
      expect(lidas).toEqual(await montada(pedido));
      linhas += lidas.length;
    }
  }
  expect(linhas).toBeGreaterThan(100);
});

it('in every order and direction, and from one page to the next', async () => {
  const [escopo] = escopos;
  if (!escopo) throw new Error('nobody');
  for (const ordem of ordensDaLista) {
    for (const sentido of ['asc', 'desc'] as const) {
      const primeira = pedidoDe(escopo, { ordem, sentido, limite: 5 });
      const rows = await listTrabalho(app.db, primeira);
      expect(rows).toEqual(await montada(primeira));
      const ultima = rows.at(-1);
      if (!ultima) throw new Error('an empty page');
      const depois = { valor: ultima.valor_da_ordem, id: ultima.id };
      const segunda = await listTrabalho(app.db, { ...primeira, depois });
      expect(segunda).toEqual(await montada({ ...primeira, depois }));
      expect(segunda.map(({ id }) => id)).not.toContain(ultima.id);
    }
  }
});
