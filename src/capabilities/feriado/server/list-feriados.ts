import { z } from 'zod';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { pageOf, readCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { LinhaDoFeriado } from '../contract.ts';
import type { FeriadoGuardado } from '../domain/mudanca.ts';
import { type FiltroDeFeriados, selectFeriados } from './lista-repository.ts';
import { verDias } from './lugares.ts';

/** More than any year has; a calendar with this many days says that it is incomplete. */
const MAXIMO_DO_CALENDARIO = 2000;

const cursor = z.tuple([z.iso.date(), z.int().min(1)]);

export const verLinhas = async (
  db: Platform['db'],
  rows: readonly FeriadoGuardado[],
): Promise<LinhaDoFeriado[]> =>
  (await verDias(db, rows)).map(({ dia: { id, tipo, deslocamento, versao, removido }, visto }) => ({
    ...visto,
    idFeriado: id,
    tipo,
    deslocamento,
    versao,
    removido,
  }));

export const listFeriados = async (
  { db }: Platform,
  { porPagina, cursor: texto, ...filtro }: FiltroDeFeriados & PaginaPedida,
) => {
  const [data, id] = readCursor(cursor, texto) ?? [];
  const depois = data === undefined || id === undefined ? null : { data, id };
  const rows = await selectFeriados(db, filtro, depois, porPagina + 1);
  const { pagina, proximoCursor } = pageOf(rows, porPagina, (row) => [row.data, row.id]);
  return { itens: await verLinhas(db, pagina), proximoCursor };
};

export const verCalendario = async ({ db }: Platform, filtro: FiltroDeFeriados) => {
  const rows = await selectFeriados(db, { ...filtro, comOsDeTodos: true }, null, MAXIMO_DO_CALENDARIO + 1);
  return {
    linhas: await verLinhas(db, rows.slice(0, MAXIMO_DO_CALENDARIO)),
    incompleto: rows.length > MAXIMO_DO_CALENDARIO,
  };
};
