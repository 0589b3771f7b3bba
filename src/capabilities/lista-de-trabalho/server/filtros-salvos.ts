import type { Platform } from '#server/platform.ts';
import { type FiltroComNome, filtroSalvo, type ListaComFiltros } from '../domain/filtro-salvo.ts';
import {
  filtroNaoEncontrado,
  filtrosDemais,
  nomeDeFiltroRepetido,
} from '../domain/lista-de-trabalho-errors.ts';
import {
  deleteFiltro,
  insertFiltro,
  lockFiltros,
  selectFiltros,
  updateFiltro,
} from './filtro-salvo-repository.ts';

const MAXIMO = 50;

/** A filter saved under older rules and no longer valid is left out. */
export const listFiltros = async ({ db }: Platform, idUsuario: number, lista: ListaComFiltros) =>
  (await selectFiltros(db, idUsuario, lista)).flatMap(({ id, nome, filtro }) => {
    const lido = filtroSalvo.safeParse({ idFiltro: id, lista, nome, filtro });
    return lido.success ? [lido.data] : [];
  });

export const salvarFiltro = ({ db, clock }: Platform, idUsuario: number, novo: FiltroComNome) =>
  db.transaction().execute(async (tx) => {
    await lockFiltros(tx, idUsuario);
    if ((await selectFiltros(tx, idUsuario, novo.lista)).length >= MAXIMO) throw filtrosDemais(MAXIMO);
    const idFiltro = await insertFiltro(tx, novo, { idUsuario, agora: clock.now() });
    if (idFiltro === null) throw nomeDeFiltroRepetido();
    return { idFiltro };
  });

export const mudarFiltro = (
  { db }: Platform,
  idUsuario: number,
  idFiltro: number,
  novo: FiltroComNome,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockFiltros(tx, idUsuario);
    const outros = (await selectFiltros(tx, idUsuario, novo.lista)).filter(({ id }) => id !== idFiltro);
    if (outros.some((outro) => outro.nome === novo.nome)) throw nomeDeFiltroRepetido();
    if (!(await updateFiltro(tx, idFiltro, novo, idUsuario))) throw filtroNaoEncontrado();
  });

export const apagarFiltro = async ({ db }: Platform, idUsuario: number, idFiltro: number): Promise<void> => {
  if (!(await deleteFiltro(db, idFiltro, idUsuario))) throw filtroNaoEncontrado();
};
