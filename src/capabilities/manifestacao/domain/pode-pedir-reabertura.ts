import type { Calendario } from '#kernel/prazo/calendario.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { isNoPrazo } from '#kernel/prazo/prazo.ts';
import { DIAS_PARA_PEDIR_REABERTURA } from '#kernel/prazo/prazos-da-lei.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { reaberturaForaDoPrazo } from './manifestacao-errors.ts';
import { prazoDoCidadao } from './manifestacao-prazos.ts';

/** The last day to ask that an ended case goes on; null for one that has not ended. */
export const reabrirAte = (calendario: Calendario, encerradaEm: number | null): PlainDate | null =>
  encerradaEm === null ? null : prazoDoCidadao(calendario, encerradaEm, DIAS_PARA_PEDIR_REABERTURA);

export const podePedirReabertura = (ultimoDia: PlainDate | null, agora: number): Verdict =>
  ultimoDia !== null && isNoPrazo(ultimoDia, agora) ? allow : refuse(reaberturaForaDoPrazo(ultimoDia));
