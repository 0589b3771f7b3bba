import { isAcesso } from '#kernel/enumeracoes.ts';
import { type Calendario, isBusinessDay, nextBusinessDay } from '#kernel/prazo/calendario.ts';
import { addDays, compareDates, daysBetween, type PlainDate } from '#kernel/prazo/data.ts';
import { due, extend } from '#kernel/prazo/prazo.ts';
import { DIAS_MAIS_PRAZO, DIAS_TRAMITACAO } from '#kernel/prazo/prazos-da-lei.ts';
import { emFrase } from '#kernel/texto.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import {
  jaPediuMaisPrazo,
  prazoConcedidoNaoCabe,
  prazoDaAreaTerminou,
  prazoDepoisDoCaso,
  prazoInternoLongoDemais,
  prazoInternoPassado,
  prazoJaPedido,
  recursoNaoEspera,
  semMaisPrazo,
} from './tramitacao-errors.ts';

export const MAX_DESTINOS = 20;
export const MAX_MENSAGEM = 4000;

/** The last day that may be chosen: the term together with its one extension. */
export const ultimoPrazoDoPasso = (calendario: Calendario, hoje: PlainDate): PlainDate =>
  due(calendario, hoje, DIAS_TRAMITACAO + DIAS_MAIS_PRAZO);

/** The term of the case itself, while it runs. */
export interface PrazoDoCaso {
  readonly prazo: PlainDate;
  readonly idTipoFormulario: number;
}

const earliest = (a: PlainDate, b: PlainDate): PlainDate => (compareDates(a, b) <= 0 ? a : b);
const latest = (a: PlainDate, b: PlainDate): PlainDate => (compareDates(a, b) >= 0 ? a : b);

const ultimoDiaUtilAntes = (calendario: Calendario, prazo: PlainDate): PlainDate => {
  let dia = addDays(prazo, -1);
  while (!isBusinessDay(calendario, dia)) dia = addDays(dia, -1);
  return dia;
};

/** The last day an area may have while the case is not overdue: before its own date, or today where that is the date. */
export const ultimoDiaAntesDoCaso = (calendario: Calendario, hoje: PlainDate, prazo: PlainDate): PlainDate =>
  latest(hoje, ultimoDiaUtilAntes(calendario, prazo));

/** Half of what is left, so that the office still has time for the answer itself. */
const metadeDoQueResta = (calendario: Calendario, hoje: PlainDate, prazo: PlainDate): PlainDate =>
  nextBusinessDay(calendario, addDays(hoje, Math.floor(daysBetween(hoje, prazo) / 2)));

/**
 * The usual term, but always before the day the case itself is due, when a contribution would be too
 * late (Portaria Normativa CGU 116/2024); of an access request, half of what is left. On the case's
 * last day it is that day. If its deadline is over, or does not run, the usual term applies.
 */
export const prazoUsualDoPasso = (
  calendario: Calendario,
  hoje: PlainDate,
  caso: PrazoDoCaso | null,
  diasUsuais: number = DIAS_TRAMITACAO,
): PlainDate => {
  const usual = due(calendario, hoje, diasUsuais);
  if (!caso || compareDates(caso.prazo, hoje) < 0) return usual;
  const desejado = isAcesso(caso.idTipoFormulario)
    ? earliest(usual, metadeDoQueResta(calendario, hoje, caso.prazo))
    : usual;
  return earliest(desejado, ultimoDiaAntesDoCaso(calendario, hoje, caso.prazo));
};

/** Leaves out people who get the request through their unit, or they would get it twice. */
export const semQuemJaRecebe = (
  pessoas: readonly number[],
  unidades: readonly { readonly pessoas: readonly number[] }[],
): readonly number[] => {
  const nasUnidades = new Set(unidades.flatMap((unidade) => unidade.pessoas));
  return pessoas.filter((id) => !nasUnidades.has(id));
};

/**
 * The day the analyst chose, or the usual term from today. A day that is over is refused, and so is
 * one that is not before the day the case itself is due, as long as that day is still to come (Portaria
 * Normativa CGU 116/2024).
 */
export const prazoDoPasso = (
  calendario: Calendario,
  hoje: PlainDate,
  escolhido: PlainDate | null,
  { diasUsuais = DIAS_TRAMITACAO, prazoDoCaso = null }: TermosDoPasso = {},
): PlainDate => {
  if (!escolhido) return due(calendario, hoje, diasUsuais);
  if (compareDates(escolhido, hoje) < 0) throw prazoInternoPassado();
  const ultimo = ultimoPrazoDoPasso(calendario, hoje);
  if (compareDates(escolhido, ultimo) > 0) throw prazoInternoLongoDemais(ultimo);
  if (prazoDoCaso === null || compareDates(prazoDoCaso, hoje) < 0) return escolhido;
  const antes = ultimoDiaAntesDoCaso(calendario, hoje, prazoDoCaso);
  if (compareDates(escolhido, antes) > 0) throw prazoDepoisDoCaso(prazoDoCaso, antes);
  return escolhido;
};

interface TermosDoPasso {
  readonly diasUsuais?: number;
  /** The day the case itself is due; null when its clock does not run. */
  readonly prazoDoCaso?: PlainDate | null;
}

export interface PassoComPrazo {
  readonly prazo: PlainDate;
  /** It got more time, now or by the rule before, when nobody had to grant it. */
  readonly prorrogada: boolean;
  /** It asked for more time, whatever was decided. */
  readonly pediuPrazo: boolean;
  readonly doRecurso: boolean;
  /** The day the case itself is due; null when its clock does not run. */
  readonly prazoDoCaso: PlainDate | null;
}

type Prazos = Pick<PassoComPrazo, 'prazo' | 'prazoDoCaso'>;

const sobraDiaAntesDoCaso = (calendario: Calendario, { prazo, prazoDoCaso }: Prazos): boolean =>
  prazoDoCaso === null || compareDates(ultimoDiaUtilAntes(calendario, prazoDoCaso), prazo) > 0;

/** Once for each request, before its own day is over, and only where a later one is left before the case's. */
export const podePedirMaisPrazo = (
  calendario: Calendario,
  passo: PassoComPrazo,
  hoje: PlainDate,
): Verdict => {
  if (passo.doRecurso) return refuse(recursoNaoEspera());
  if (passo.prorrogada) return refuse(jaPediuMaisPrazo());
  if (passo.pediuPrazo) return refuse(prazoJaPedido());
  if (compareDates(passo.prazo, hoje) < 0) return refuse(prazoDaAreaTerminou(passo.prazo));
  return sobraDiaAntesDoCaso(calendario, passo) ? allow : refuse(semMaisPrazo(passo.prazoDoCaso));
};

/** Whether a day is left to grant: after the step's own, before the case's, and not over. */
export const temMaisPrazo = (calendario: Calendario, prazos: Prazos, hoje: PlainDate): boolean =>
  sobraDiaAntesDoCaso(calendario, prazos) && compareDates(maisPrazo(calendario, prazos), hoje) >= 0;

/**
 * Twenty more days, always before the day the case itself is due, when a contribution would be too late (Portaria Normativa CGU
 * 116/2024): as a step's first term, it ends on the last business day before.
 */
export const maisPrazo = (calendario: Calendario, { prazo, prazoDoCaso }: Prazos): PlainDate => {
  const mais = extend(calendario, prazo, DIAS_MAIS_PRAZO);
  return prazoDoCaso === null ? mais : earliest(mais, ultimoDiaUtilAntes(calendario, prazoDoCaso));
};

/** The day the office chose within those, or all of them; never one that is over. */
export const prazoConcedido = (
  calendario: Calendario,
  passo: Prazos,
  escolhido: PlainDate | null,
  hoje: PlainDate,
): PlainDate => {
  if (!temMaisPrazo(calendario, passo, hoje)) throw semMaisPrazo(passo.prazoDoCaso);
  const ultimo = maisPrazo(calendario, passo);
  if (!escolhido) return ultimo;
  const primeiro = latest(addDays(passo.prazo, 1), hoje);
  const cabe = compareDates(escolhido, primeiro) >= 0 && compareDates(escolhido, ultimo) <= 0;
  if (!cabe) throw prazoConcedidoNaoCabe(primeiro, ultimo);
  return escolhido;
};

/**
 * 'COGEP, SFC e mais uma pessoa do órgão': where the case went, as told to the citizen. People are
 * not named.
 */
export const nomearDestinos = (siglas: readonly string[], pessoas: number): string => {
  return emFrase([
    ...siglas,
    ...(pessoas === 1 ? ['uma pessoa do órgão'] : []),
    ...(pessoas > 1 ? [`${pessoas} pessoas do órgão`] : []),
  ]);
};
