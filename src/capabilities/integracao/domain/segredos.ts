import { SEGUNDOS_DO_TOKEN } from './cliente.ts';

const HORA = 3_600_000;
const DIA = 24 * HORA;

/** For how long the previous secret is still accepted, so that a program can switch without stopping. */
export const prazosDoAnterior = ['agora', '24-horas', '7-dias'] as const;
export type PrazoDoAnterior = (typeof prazosDoAnterior)[number];

const horas: Readonly<Record<PrazoDoAnterior, number>> = { agora: 0, '24-horas': 24, '7-dias': 7 * 24 };

/** Null: it ends now, and its tokens with it. */
export const fimDoAnterior = (prazo: PrazoDoAnterior, agora: Date): Date | null =>
  horas[prazo] === 0 ? null : new Date(agora.getTime() + horas[prazo] * HORA);

/** A token of the previous secret does not outlive it. */
export const segundosDoToken = (agora: Date, fimDoSegredo: Date | null): number =>
  fimDoSegredo === null
    ? SEGUNDOS_DO_TOKEN
    : Math.min(SEGUNDOS_DO_TOKEN, Math.floor((fimDoSegredo.getTime() - agora.getTime()) / 1000));

export const DIAS_SEM_USO = 90;

/** A secret that nobody uses is one that nobody would miss: it is marked, so that somebody ends it. */
export const isSemUso = (desde: Date, usadoEm: Date | null, agora: Date): boolean =>
  agora.getTime() - Math.max(desde.getTime(), usadoEm?.getTime() ?? 0) >= DIAS_SEM_USO * DIA;
