import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Alcance, PrazoQueMuda, TipoDePrazo } from '../domain/recontagem.ts';
import type { CalendarioDe } from './calendarios.ts';

interface Lote {
  readonly depoisDe: number;
  readonly limite: number;
}

interface Comparados {
  /** How many were looked at; fewer than the limit: the last ones. */
  readonly lidos: number;
  readonly ultimo: number;
  readonly mudam: readonly PrazoQueMuda[];
}

export interface Recontar {
  readonly calendarioDe: CalendarioDe;
  /** Which holiday, for the history. */
  readonly motivo: string;
  /** In the transaction that moves the term. */
  readonly anotar: (tx: Db, mudou: Omit<PrazoQueMuda, 'numeroProtocolo'>) => Promise<void>;
}

/**
 * Terms that a change of holidays may move. Whoever keeps them says which are open and within reach, what they would be
 * by other calendars, and moves one under its own lock; this capability only asks.
 */
export interface PrazosRecontaveis {
  readonly tipo: TipoDePrazo;
  contar(db: Db, alcance: Alcance): Promise<number>;
  comparar(db: Db, alcance: Alcance, lote: Lote, calendarioDe: CalendarioDe): Promise<Comparados>;
  /** False where nothing was left to move. */
  recontar(platform: Platform, mudanca: PrazoQueMuda, recontar: Recontar): Promise<boolean>;
}

/** What this capability needs of others, which count by its calendars and so cannot be known to it. */
export interface Vizinhos {
  readonly recontaveis: readonly PrazosRecontaveis[];
  /** Who asked for a recount is told that it is done, once. */
  avisarFim(tx: Db, fim: FimDaRecontagem): Promise<void>;
}

interface FimDaRecontagem {
  readonly idFeriado: number;
  readonly idRecontagem: number;
  readonly idSolicitante: number;
  readonly agora: Date;
}
