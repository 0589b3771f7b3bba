import type { Calendario } from '#kernel/prazo/calendario.ts';
import { compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import { due, extend } from '#kernel/prazo/prazo.ts';
import { DIAS_MAIS_PRAZO, DIAS_TRAMITACAO } from '#kernel/prazo/prazos-da-lei.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { jaPediuMaisPrazo, prazoInternoLongoDemais, prazoInternoPassado } from './tramitacao-errors.ts';

export const MAX_DESTINOS = 20;
export const MAX_MENSAGEM = 4000;

/** The last day that may be chosen: the term together with its one extension. */
export const ultimoPrazoDoPasso = (calendario: Calendario, hoje: PlainDate): PlainDate =>
  due(calendario, hoje, DIAS_TRAMITACAO + DIAS_MAIS_PRAZO);

/**
 * The usual term, but never past the day the case itself is due, when a contribution would be too
 * late. If the case's deadline is over, or does not run, the usual term applies.
 */
export const prazoUsualDoPasso = (
  calendario: Calendario,
  hoje: PlainDate,
  prazoDoCaso: PlainDate | null,
  diasUsuais: number = DIAS_TRAMITACAO,
): PlainDate => {
  const usual = due(calendario, hoje, diasUsuais);
  const cabe = prazoDoCaso && compareDates(prazoDoCaso, hoje) >= 0 && compareDates(prazoDoCaso, usual) < 0;
  return cabe ? prazoDoCaso : usual;
};

/** Leaves out people who get the request through their unit, or they would get it twice. */
export const semQuemJaRecebe = (
  pessoas: readonly number[],
  unidades: readonly { readonly pessoas: readonly number[] }[],
): readonly number[] => {
  const nasUnidades = new Set(unidades.flatMap((unidade) => unidade.pessoas));
  return pessoas.filter((id) => !nasUnidades.has(id));
};

/** The day the analyst chose, or the usual term from today; a past day is refused. */
export const prazoDoPasso = (
  calendario: Calendario,
  hoje: PlainDate,
  escolhido: PlainDate | null,
  diasUsuais: number = DIAS_TRAMITACAO,
): PlainDate => {
  if (!escolhido) return due(calendario, hoje, diasUsuais);
  if (compareDates(escolhido, hoje) < 0) throw prazoInternoPassado();
  const ultimo = ultimoPrazoDoPasso(calendario, hoje);
  if (compareDates(escolhido, ultimo) > 0) throw prazoInternoLongoDemais(ultimo);
  return escolhido;
};

export const podePedirMaisPrazo = ({ prorrogada }: { readonly prorrogada: boolean }): Verdict =>
  prorrogada ? refuse(jaPediuMaisPrazo()) : allow;

export const maisPrazo = (calendario: Calendario, prazo: PlainDate): PlainDate =>
  extend(calendario, prazo, DIAS_MAIS_PRAZO);

/**
 * 'COGEP, SFC e mais uma pessoa do órgão': where the case went, as told to the citizen. People are
 * not named.
 */
export const nomearDestinos = (siglas: readonly string[], pessoas: number): string => {
  const partes = [
    ...siglas,
    ...(pessoas === 1 ? ['uma pessoa do órgão'] : []),
    ...(pessoas > 1 ? [`${pessoas} pessoas do órgão`] : []),
  ];
  const ultima = partes.at(-1) ?? '';
  return partes.length > 1 ? `${partes.slice(0, -1).join(', ')} e ${ultima}` : ultima;
};
