import type { Platform } from '#server/platform.ts';
import { type FiltroDeTrabalho, filtroGuardado } from '../domain/filtro.ts';
import { filtroNaoEncontrado, filtrosDemais, nomeDeFiltroRepetido } from '../domain/tratamento-errors.ts';
import {
  deleteFiltro,
  insertFiltro,
  listFiltros,
  lockFiltros,
  updateFiltro,
} from './filtro-salvo-repository.ts';

const MAXIMO = 50;

interface ASalvar {
  readonly nome: string;
  readonly filtro: FiltroDeTrabalho;
}

/** A filter kept under rules that have changed since is left out rather than shown broken. */
export const listarFiltros = async ({ db }: Platform, idUsuario: number) =>
  (await listFiltros(db, idUsuario)).flatMap(({ id, nome, filtro }) => {
    const lido = filtroGuardado.safeParse(filtro);
    return lido.success ? [{ idFiltro: id, nome, filtro: lido.data }] : [];
  });

export const salvarFiltro = ({ db, clock }: Platform, idUsuario: number, { nome, filtro }: ASalvar) =>
  db.transaction().execute(async (tx) => {
    await lockFiltros(tx, idUsuario);
    if ((await listFiltros(tx, idUsuario)).length >= MAXIMO) throw filtrosDemais(MAXIMO);
    const idFiltro = await insertFiltro(tx, { idUsuario, nome, filtro, agora: clock.now() });
    if (idFiltro === null) throw nomeDeFiltroRepetido();
    return { idFiltro };
  });

export const mudarFiltro = (
  { db }: Platform,
  idUsuario: number,
  idFiltro: number,
  { nome, filtro }: ASalvar,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockFiltros(tx, idUsuario);
    const outros = (await listFiltros(tx, idUsuario)).filter(({ id }) => id !== idFiltro);
    if (outros.some((outro) => outro.nome === nome)) throw nomeDeFiltroRepetido();
    if (!(await updateFiltro(tx, idFiltro, { idUsuario, nome, filtro }))) throw filtroNaoEncontrado();
  });

export const apagarFiltro = async ({ db }: Platform, idUsuario: number, idFiltro: number): Promise<void> => {
  if (!(await deleteFiltro(db, idFiltro, idUsuario))) throw filtroNaoEncontrado();
};
