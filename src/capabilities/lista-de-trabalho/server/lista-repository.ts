import { sql } from 'kysely';
import { compilada } from '#server/db/compilada.ts';
import type { Database, Db } from '#server/db/database.ts';
import { todas } from '#server/db/todas.ts';
import { condicoesEscolhidas, listAssuntosDaBusca } from './filtro-repository.ts';
import { montarPagina, type PedidoDeLista, type TrabalhoRow } from './pagina-repository.ts';

/** All that differs between two people who look at the same page of the same queue. */
interface Valores {
  readonly idOuvidoria: number;
  readonly idColaborador: number;
  readonly impedidoEm: readonly number[];
  readonly denunciasAbertas: readonly number[];
  readonly hoje: string;
  readonly valor: string;
  readonly id: number;
}

/** Queue, order and direction, who sees what, and the size of the page: a statement for each, which is built once. */
const formaDe = ({ escopo, filtro, ordem, sentido, limite, depois }: PedidoDeLista): string =>
  [
    filtro.fila,
    ordem,
    sentido,
    limite,
    depois !== undefined,
    escopo.idOuvidoria !== null,
    escopo.idColaborador !== null,
    escopo.semRestritas === true,
    escopo.impedidoEm.length > 0,
    escopo.denunciasAbertas === 'todas',
  ].join();

type LerPagina = (db: Db, valores: Valores) => Promise<TrabalhoRow[]>;

/** The same page with a place for each value, instead of the value. */
const compilarPagina = ({ escopo, depois, ...pedido }: PedidoDeLista): LerPagina =>
  compilada((db, v: Valores) =>
    montarPagina(db, {
      ...pedido,
      filtro: { fila: pedido.filtro.fila },
      hoje: v.hoje,
      escopo: {
        ...escopo,
        idOuvidoria: escopo.idOuvidoria === null ? null : v.idOuvidoria,
        idColaborador: escopo.idColaborador === null ? null : v.idColaborador,
        impedidoEm: escopo.impedidoEm.length === 0 ? [] : v.impedidoEm,
        denunciasAbertas: escopo.denunciasAbertas === 'todas' ? 'todas' : v.denunciasAbertas,
      },
      depois: depois && { valor: v.valor, id: v.id },
    }),
  );

/** Every queue in every order takes fewer; sizes of a page that somebody made up are not kept. */
const MAX_FORMAS = 500;
const formas = new Map<string, LerPagina>();

const paginaCompilada = (pedido: PedidoDeLista): LerPagina => {
  const forma = formaDe(pedido);
  const ler = formas.get(forma) ?? compilarPagina(pedido);
  if (formas.size < MAX_FORMAS) formas.set(forma, ler);
  return ler;
};

const readPagina = async (
  db: Db,
  pedido: PedidoDeLista,
  assuntos: readonly number[] = [],
): Promise<TrabalhoRow[]> => {
  const { escopo, filtro, hoje, depois } = pedido;
  if (condicoesEscolhidas(filtro).length > 0)
    return (await db.executeQuery(montarPagina(db, pedido, assuntos))).rows;
  return paginaCompilada(pedido)(db, {
    idOuvidoria: escopo.idOuvidoria ?? 0,
    idColaborador: escopo.idColaborador ?? 0,
    impedidoEm: escopo.impedidoEm,
    denunciasAbertas: escopo.denunciasAbertas === 'todas' ? [] : escopo.denunciasAbertas,
    hoje,
    valor: depois?.valor ?? '',
    id: depois?.id ?? 0,
  });
};

/** A search is planned for its own words: a generic plan reads the whole office. */
const readBusca = (db: Database, pedido: PedidoDeLista, texto: string): Promise<TrabalhoRow[]> =>
  db.transaction().execute(async (tx) => {
    const [, assuntos] = await todas([
      sql`set local plan_cache_mode = force_custom_plan`.execute(tx),
      listAssuntosDaBusca(tx, texto),
    ]);
    return readPagina(tx, pedido, assuntos);
  });

export const listTrabalho = (db: Database, pedido: PedidoDeLista): Promise<TrabalhoRow[]> =>
  pedido.filtro.busca ? readBusca(db, pedido, pedido.filtro.busca) : readPagina(db, pedido);
