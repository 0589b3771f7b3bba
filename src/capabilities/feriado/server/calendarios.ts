import { minutosDoCorte } from '#capabilities/configuracao/server/index.ts';
import {
  type Abrangencia,
  type Calendario,
  criarCalendario,
  type Feriado,
} from '#kernel/prazo/calendario.ts';
import type { Db } from '#server/db/database.ts';
import { type DiasGuardados, readDiasDaOuvidoria, readDiasNacionais } from './feriado-repository.ts';

export type CalendarioDe = (idOuvidoria: number) => Promise<Calendario>;

export const paraFeriado = ({
  data,
  descricao,
  abrangencia,
  reduzido,
}: DiasGuardados['dias'][number]): Feriado => ({
  data,
  descricao,
  abrangencia: abrangencia as Abrangencia,
  reduzido,
});

const calendarioDe = ({ dias, corte }: DiasGuardados): Calendario =>
  criarCalendario(dias.map(paraFeriado), minutosDoCorte(corte));

/** The calendar by which an office's terms are counted. */
export const calendarioDaOuvidoria = async (db: Db, idOuvidoria: number): Promise<Calendario> =>
  calendarioDe(await readDiasDaOuvidoria(db, idOuvidoria));

/** For whoever asks without saying where. */
export const calendarioNacional = async (db: Db): Promise<Calendario> =>
  calendarioDe(await readDiasNacionais(db));

/** Each office's calendar, read once. */
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
