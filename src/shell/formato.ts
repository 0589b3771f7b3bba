import { once } from '#kernel/once.ts';
import { addDays, daysBetween, fusoHorario, localDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { serverNow } from '#shell/api/server-clock.ts';

const PARTES = { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** A day has no hour; it is formatted in UTC, so that no time zone shifts it. */
const diaPlano = once(() => new Intl.DateTimeFormat('pt-BR', { ...PARTES, timeZone: 'UTC' }));
const diaDoMomento = once(() => new Intl.DateTimeFormat('pt-BR', { ...PARTES, timeZone: fusoHorario }));
const horaDoMomento = once(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: fusoHorario,
    }),
);

/** 'qui., 12/03/2026', from a day written yyyy-mm-dd. */
export const formatDia = (iso: string): string => diaPlano().format(new Date(`${iso}T12:00:00Z`));

/** 'qui., 12/03/2026', from a moment, in Brasília time. */
export const formatDiaDoMomento = (iso: string): string => diaDoMomento().format(new Date(iso));

/** 'qui., 12/03/2026, às 14:05', in Brasília time. */
export const formatMomento = (iso: string): string =>
  `${formatDiaDoMomento(iso)}, às ${horaDoMomento().format(new Date(iso))}`;

/** How far a deadline is, in words that say the same as its colour. */
export const textoDosDias = (dias: number): string => {
  if (dias === 0) return 'Vence hoje';
  if (dias === 1) return 'Falta 1 dia';
  if (dias > 1) return `Faltam ${dias} dias`;
  return dias === -1 ? 'Venceu ontem' : `Venceu há ${-dias} dias`;
};

const distancia = (dias: number): string => {
  if (dias === 0) return 'hoje';
  if (dias === 1) return 'amanhã';
  if (dias > 1) return `em ${dias} dias`;
  return dias === -1 ? 'ontem' : `há ${-dias} dias`;
};

/** 'qui., 12/03/2026 (em 9 dias)', counted from `desde`: by default now, by the server's clock. */
export const formatDiaComDistancia = (iso: string, desde: Date = serverNow()): string => {
  const dia = parseIsoDate(iso);
  if (!dia) return iso;
  return `${formatDia(iso)} (${distancia(daysBetween(localDate(desde.getTime()), dia))})`;
};

/** 'sex., 13/03/2026', the day after the given one: from then on, what was due is late. */
export const formatDiaSeguinte = (iso: string): string => {
  const dia = parseIsoDate(iso);
  return dia ? formatDia(toIsoDate(addDays(dia, 1))) : iso;
};
