import type { Feriado } from '#kernel/prazo/calendario.ts';
import { chaveDoDia, type DiaFechado } from './feriado.ts';

/** A day as the database has it. */
export interface FeriadoGuardado extends DiaFechado {
  readonly id: number;
  readonly idSerie: number | null;
  readonly versao: number;
  readonly removido: boolean;
}

/** What becomes of one day: new where there was none, gone where none is left. */
export interface Alteracao {
  readonly antes: FeriadoGuardado | null;
  readonly depois: DiaFechado | null;
  /** Days of several years: a new series, or the one that this day goes on with. */
  readonly serie: 'nova' | number | null;
}

/** What the calendars lose and gain; a new name alone changes none. */
export interface Mudanca {
  readonly saem: readonly FeriadoGuardado[];
  readonly entram: readonly DiaFechado[];
}

/** What an act of the administration does to the calendar. */
export interface Plano {
  /** As a heading of the log: 'Cadastro de feriado'. */
  readonly acao: string;
  readonly alteracoes: readonly Alteracao[];
  /** Asked for, and in the calendar already. */
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

/** As the calendars of the kernel read it. */
export const paraCalendario = (dia: DiaFechado): Feriado => ({
  data: dia.data,
  descricao: dia.descricao,
  abrangencia: dia.abrangencia,
  ...(dia.uf !== null && { uf: dia.uf as NonNullable<Feriado['uf']> }),
  ...(dia.idMunicipio !== null && { idMunicipio: dia.idMunicipio }),
  ...(dia.idOuvidoria !== null && { idOuvidoria: dia.idOuvidoria }),
});
