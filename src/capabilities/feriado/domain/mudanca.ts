import type { Feriado } from '#kernel/prazo/calendario.ts';
import { chaveDoDia, type DiaFechado } from './feriado.ts';

/** A day as stored in the database. */
export interface FeriadoGuardado extends DiaFechado {
  readonly id: number;
  readonly idSerie: number | null;
  readonly versao: number;
  readonly removido: boolean;
}

/** What happens to one day: created if there is no `antes`, removed if there is no `depois`. */
export interface Alteracao {
  readonly antes: FeriadoGuardado | null;
  readonly depois: DiaFechado | null;
  /** For days of several years: a new series, or the one that this day continues. */
  readonly serie: 'nova' | number | null;
}

/** What the calendars lose and gain; a mere change of name affects none. */
export interface Mudanca {
  readonly saem: readonly FeriadoGuardado[];
  readonly entram: readonly DiaFechado[];
}

/** What an administrative act does to the calendar. */
export interface Plano {
  /** Title in the log: 'Cadastro de feriado'. */
  readonly acao: string;
  readonly alteracoes: readonly Alteracao[];
  /** Requested, but already in the calendar. */
  readonly jaExistem: readonly DiaFechado[];
}

const fechadoAntes = ({ antes }: Alteracao): FeriadoGuardado | null =>
  antes === null || antes.removido ? null : antes;

const mudaCalendario = (alteracao: Alteracao): boolean => {
  const antes = fechadoAntes(alteracao);
  const { depois } = alteracao;
  return (antes && chaveDoDia(antes)) !== (depois && chaveDoDia(depois));
};

export const mudancaDe = (alteracoes: readonly Alteracao[]): Mudanca => {
  const mudam = alteracoes.filter(mudaCalendario);
  return {
    saem: mudam.map(fechadoAntes).filter((dia) => dia !== null),
    entram: mudam.map(({ depois }) => depois).filter((dia) => dia !== null),
  };
};

export const diasDa = ({ saem, entram }: Mudanca): string[] =>
  [...new Set([...saem, ...entram].map(({ data }) => data))].sort();

/** As the shared calendar rules read it. */
export const paraCalendario = (dia: DiaFechado): Feriado => ({
  data: dia.data,
  descricao: dia.descricao,
  abrangencia: dia.abrangencia,
  reduzido: dia.reduzido,
  ...(dia.uf !== null && { uf: dia.uf as NonNullable<Feriado['uf']> }),
  ...(dia.idMunicipio !== null && { idMunicipio: dia.idMunicipio }),
  ...(dia.idOuvidoria !== null && { idOuvidoria: dia.idOuvidoria }),
});
