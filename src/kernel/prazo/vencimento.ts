import type { Calendario } from './calendario.ts';
import { addDays, toIsoDate } from './data.ts';
import type { EventoDoPrazo, PrazoAExplicar } from './explain.ts';
import { due, extend, resumeAfterStop } from './prazo.ts';

type Vencimento = ReturnType<typeof due>;

const depoisDe = (vencimento: Vencimento, evento: EventoDoPrazo, calendario: Calendario): Vencimento => {
  if (evento.tipo === 'prorrogacao') return extend(calendario, vencimento, evento.dias);
  if (evento.tipo === 'reabertura') return due(calendario, evento.dia, evento.dias);
  return resumeAfterStop(calendario, {
    vencimento,
    parada: evento.parada,
    retomada: evento.retomada,
  });
};

/** The last day that `explain` gives, without its sentences: for thousands of terms at once. */
export const vencimentoDe = (calendario: Calendario, prazo: PrazoAExplicar): string => {
  const registro = prazo.aposCorte ? addDays(prazo.registro, 1) : prazo.registro;
  let vencimento = due(calendario, registro, prazo.dias);
  for (const evento of prazo.eventos ?? [])
    vencimento = depoisDe(vencimento, evento, evento.calendario ?? calendario);
  return toIsoDate(vencimento);
};
