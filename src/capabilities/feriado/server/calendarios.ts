import { type Abrangencia, type Calendario, criarCalendario } from '#kernel/prazo/calendario.ts';
import type { Db } from '#server/db/database.ts';
import { listFeriadosDaOuvidoria, listFeriadosNacionais } from './feriado-repository.ts';

export type CalendarioDe = (idOuvidoria: number) => Promise<Calendario>;

interface Linha {
  readonly data: string;
  readonly descricao: string;
  readonly abrangencia: string;
}

const calendarioDe = (rows: readonly Linha[]): Calendario =>
  criarCalendario(rows.map((row) => ({ ...row, abrangencia: row.abrangencia as Abrangencia })));

/** The calendar by which an office's deadlines are counted. */
export const calendarioDaOuvidoria = async (db: Db, idOuvidoria: number): Promise<Calendario> =>
  calendarioDe(await listFeriadosDaOuvidoria(db, idOuvidoria));

/** For questions that name no place. */
export const calendarioNacional = async (db: Db): Promise<Calendario> =>
  calendarioDe(await listFeriadosNacionais(db));

/** Reads each office's calendar only once. */
export const readUmaVez = (ler: CalendarioDe): CalendarioDe => {
  const lidos = new Map<number, Promise<Calendario>>();
  return (idOuvidoria) => {
    const lido = lidos.get(idOuvidoria) ?? ler(idOuvidoria);
    lidos.set(idOuvidoria, lido);
    return lido;
  };
};

export const calendariosDe = (db: Db): CalendarioDe =>
  readUmaVez((idOuvidoria) => calendarioDaOuvidoria(db, idOuvidoria));
