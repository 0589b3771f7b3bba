import { z } from 'zod';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readCursor } from '#server/cursor.ts';
import type { Db } from '#server/db/database.ts';
import {
  countAdministrados,
  type FiltroDeAssuntos,
  listAreas,
  selectAdministrados,
} from './administrar-repository.ts';

const POR_PAGINA = 50;
const cursor = z.tuple([z.int(), z.int(), z.int()]);

export const listAdministrados = async (
  db: Db,
  quem: ForaDoAlcance,
  { cursor: texto, ...filtro }: FiltroDeAssuntos & { readonly cursor?: string | undefined },
) => {
  const depois = readCursor(cursor, texto);
  const [rows, total, areas] = await Promise.all([
    selectAdministrados(db, quem, filtro, depois, POR_PAGINA + 1),
    countAdministrados(db, filtro),
    listAreas(db),
  ]);
  const { pagina, proximoCursor } = pageOf(rows, POR_PAGINA, ({ da_area, ordem, id }) => [
    da_area,
    ordem,
    id,
  ]);
  return {
    itens: pagina.map((row) => ({
      idAssunto: row.id,
      descAssunto: row.descricao,
      area: row.area,
      ativo: row.ativo,
      unidoA: row.id_unido_a === null ? null : { id: row.id_unido_a, descricao: row.unido_a ?? '' },
      casos: row.casos,
      subassuntos: row.subassuntos,
      favoritos: row.favoritos,
      primeiro: row.primeiro,
      ultimo: row.ultimo,
      versao: row.versao,
    })),
    total,
    proximoCursor,
    areas,
  };
};
