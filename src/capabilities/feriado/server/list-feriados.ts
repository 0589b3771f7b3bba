import { z } from 'zod';
import type { Platform } from '#server/platform.ts';
import type { LinhaDoFeriado } from '../contract.ts';
import { cursorInvalido } from '../domain/feriado-errors.ts';
import type { FeriadoGuardado } from '../domain/mudanca.ts';
import { type Depois, type FiltroDeFeriados, listFeriados } from './lista-repository.ts';
import { verDias } from './lugares.ts';

/** More than any year has; a calendar of so many days says that it is not whole. */
const MAXIMO_DO_CALENDARIO = 2000;

const cursor = z.tuple([z.iso.date(), z.int().min(1)]);

const readCursor = (texto: string): Depois => {
  const json = Buffer.from(texto, 'base64url').toString('utf8');
  try {
    const lido = cursor.safeParse(JSON.parse(json));
    if (lido.success) return { data: lido.data[0], id: lido.data[1] };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw cursorInvalido();
};

const writeCursor = ({ data, id }: FeriadoGuardado): string =>
  Buffer.from(JSON.stringify([data, id])).toString('base64url');

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

interface PedidoDePagina extends FiltroDeFeriados {
  readonly tamanho: number;
  readonly cursor?: string | undefined;
}

export const listarFeriados = async (
  { db }: Platform,
  { tamanho, cursor: texto, ...filtro }: PedidoDePagina,
) => {
  const rows = await listFeriados(db, filtro, texto === undefined ? null : readCursor(texto), tamanho + 1);
  const pagina = rows.slice(0, tamanho);
  const ultima = rows.length > tamanho ? pagina.at(-1) : undefined;
  return { linhas: await verLinhas(db, pagina), proximo: ultima ? writeCursor(ultima) : null };
};

export const verCalendario = async ({ db }: Platform, filtro: FiltroDeFeriados) => {
  const rows = await listFeriados(db, { ...filtro, comOsDeTodos: true }, null, MAXIMO_DO_CALENDARIO + 1);
  return {
    linhas: await verLinhas(db, rows.slice(0, MAXIMO_DO_CALENDARIO)),
    incompleto: rows.length > MAXIMO_DO_CALENDARIO,
  };
};
