import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Alcance, PrazoQueMuda, TipoDePrazo } from '../domain/recontagem.ts';
import type { CalendarioDe } from './calendarios.ts';

interface Lote {
  readonly depoisDe: number;
  readonly limite: number;
}

interface Comparados {
  /** How many were compared; fewer than the limit means these were the last. */
  readonly lidos: number;
  readonly ultimo: number;
  readonly mudam: readonly PrazoQueMuda[];
}

/** A term as it is stored and as it is counted now. */
interface Contado {
  /** Null: of no case. */
  readonly idManifestacao: number | null;
  readonly antes: string;
  readonly novo: string;
}

interface ComProtocolo {
  readonly id: number;
  readonly protocolo: string;
  readonly id_esfera: number;
}

/** Which of these would move; `contar` says null of a term that is not counted by a calendar. */
export const compararPrazos = async <R extends ComProtocolo>(
  rows: readonly R[],
  { depoisDe }: Pick<Lote, 'depoisDe'>,
  contar: (row: R) => Promise<Contado | null>,
): Promise<Comparados> => {
  const mudam: PrazoQueMuda[] = [];
  for (const row of rows) {
    const contado = await contar(row);
    if (!contado || contado.antes === contado.novo) continue;
    mudam.push({
      idAlvo: row.id,
      idManifestacao: contado.idManifestacao,
      numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.id_esfera),
      prazoAnterior: contado.antes,
      prazoNovo: contado.novo,
    });
  }
  return { lidos: rows.length, ultimo: rows.at(-1)?.id ?? depoisDe, mudam };
};

export interface Recontar {
  readonly calendarioDe: CalendarioDe;
  /** What changed, for the history and the mail: 'O calendário de feriados mudou (…)'. */
  readonly porque: string;
  /** Runs in the transaction that moves the deadline. */
  readonly anotar: (tx: Db, mudou: Omit<PrazoQueMuda, 'numeroProtocolo'>) => Promise<void>;
}

/**
 * Deadlines that a change of holidays may move. Their owner knows which are open and affected, what
 * they would be by other calendars, and moves each under its own lock; this capability only asks.
 */
export interface PrazosRecontaveis {
  readonly tipo: TipoDePrazo;
  contar(db: Db, alcance: Alcance): Promise<number>;
  comparar(db: Db, alcance: Alcance, lote: Lote, calendarioDe: CalendarioDe): Promise<Comparados>;
  /** False if there was nothing left to move. */
  recontar(platform: Platform, mudanca: PrazoQueMuda, recontar: Recontar): Promise<boolean>;
}

/** Needed from capabilities that count by these calendars, and so cannot be imported here. */
export interface Vizinhos {
  readonly recontaveis: readonly PrazosRecontaveis[];
  /** Tells the person who caused a recount that it is done, once. */
  avisarFim(tx: Db, fim: FimDaRecontagem): Promise<void>;
}

interface FimDaRecontagem {
  readonly idFeriado: number;
  readonly idRecontagem: number;
  readonly idSolicitante: number;
  readonly agora: Date;
}
