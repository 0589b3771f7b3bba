import { minutosDoCorte } from '#capabilities/configuracao/server/index.ts';
import {
  type Abrangencia,
  type Calendario,
  criarCalendario,
  type Feriado,
} from '#kernel/prazo/calendario.ts';
import type { Db } from '#server/db/database.ts';
import { emMemoria } from '#server/db/memoria/memoria.ts';
import {
  type DiasGuardados,
  readDiasDaOuvidoria,
  readDiasDoCaso,
  readDiasNacionais,
} from './feriado-repository.ts';

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

const GUARDADO_EM = ['feriado', 'ouvidoria', 'configuracao'] as const;

const lerDaOuvidoria = async (db: Db, idOuvidoria: number): Promise<Calendario> =>
  calendarioDe(await readDiasDaOuvidoria(db, idOuvidoria));

/** The calendar by which an office's terms are counted. */
export const calendarioDaOuvidoria = emMemoria(GUARDADO_EM, lerDaOuvidoria);

/** The same by a case of that office, for an act that reads both at once. */
export const calendarioDoCaso = async (tx: Db, idManifestacao: number): Promise<Calendario> =>
  calendarioDe(await readDiasDoCaso(tx, idManifestacao));

const nacional = emMemoria(GUARDADO_EM, async (db, _: 'nacional') =>
  calendarioDe(await readDiasNacionais(db)),
);

/** For whoever asks without saying where. */
export const calendarioNacional = (db: Db): Promise<Calendario> => nacional(db, 'nacional');

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

/**
 * For jobs that count terms again because a calendar changed: a job may begin before this process has heard of the very change
 * that asked for it.
 */
export const calendariosDoBanco = (db: Db): CalendarioDe =>
  readUmaVez((idOuvidoria) => lerDaOuvidoria(db, idOuvidoria));
