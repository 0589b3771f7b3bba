import { type Abrangencia, type Calendario, criarCalendario } from '#kernel/prazo/calendario.ts';
import type { Db } from '#server/db/database.ts';
import { listFeriadosDaOuvidoria } from './feriado-repository.ts';

/** The calendar by which an office's terms are counted. */
export const calendarioDaOuvidoria = async (db: Db, idOuvidoria: number): Promise<Calendario> => {
  const rows = await listFeriadosDaOuvidoria(db, idOuvidoria);
  return criarCalendario(rows.map((row) => ({ ...row, abrangencia: row.abrangencia as Abrangencia })));
};
