import { type Abrangencia, type Calendario, criarCalendario } from '#kernel/prazo/calendario.ts';
import type { Db } from '#server/db/database.ts';
import { listFeriadosDaOuvidoria, listFeriadosNacionais } from './feriado-repository.ts';

type Linhas = Awaited<ReturnType<typeof listFeriadosDaOuvidoria>>;

const calendarioDe = (rows: Linhas): Calendario =>
  criarCalendario(rows.map((row) => ({ ...row, abrangencia: row.abrangencia as Abrangencia })));

/** The calendar by which an office's terms are counted. */
export const calendarioDaOuvidoria = async (db: Db, idOuvidoria: number): Promise<Calendario> => {
  const rows = await listFeriadosDaOuvidoria(db, idOuvidoria);
  return calendarioDe(rows);
};

/** For whoever asks without saying where. */
export const calendarioNacional = async (db: Db): Promise<Calendario> =>
  calendarioDe(await listFeriadosNacionais(db));
