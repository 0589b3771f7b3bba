import { once } from '#kernel/once.ts';
import { fusoHorario } from '#kernel/prazo/data.ts';

const inteiroOuDecimal = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }));
const mesPorExtenso = once(
  () => new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const mesCurto = once(() => new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' }));
const horaDoMomento = once(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: fusoHorario,
    }),
);

/** '1.234,5'. */
export const formatNumero = (numero: number): string => inteiroOuDecimal().format(numero);

/** '34,5%'; a dash when nothing was counted. */
export const formatPorCento = (percentual: number | null): string =>
  percentual === null ? '–' : `${formatNumero(percentual)}%`;

/** Noon in UTC, so that no time zone shifts the month. */
const meioDia = (mes: string): Date => new Date(`${mes}-01T12:00:00Z`);

/** 'março de 2026', from a month written yyyy-mm. */
export const formatMes = (mes: string): string => mesPorExtenso().format(meioDia(mes));

/** 'mar/26', where there is little room. */
export const formatMesCurto = (mes: string): string =>
  `${mesCurto().format(meioDia(mes)).replace('.', '')}/${mes.slice(2, 4)}`;

/** '12/03/2026, 14:05', in Brasília time. */
export const formatAtualizacao = (iso: string): string => horaDoMomento().format(new Date(iso));
