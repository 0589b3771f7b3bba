import type { Calendario } from '#kernel/prazo/calendario.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { isNoPrazo } from '#kernel/prazo/prazo.ts';
import { DIAS_PARA_PEDIR_REABERTURA } from '#kernel/prazo/prazos-da-lei.ts';
import { formatData } from '#kernel/texto.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { reaberturaForaDoPrazo } from './manifestacao-errors.ts';
import { prazoDoCidadao } from './manifestacao-prazos.ts';

export interface FimDoCaso {
  /** Null for a case that has not ended. */
  readonly encerradaEm: number | null;
  /** When the person was told of it; null: not yet. */
  readonly cienciaEm: number | null;
}

/** The last day to ask that an ended case goes on; null for one that has not ended, or whose end was not told yet. */
export const reabrirAte = (
  calendario: Calendario,
  { encerradaEm, cienciaEm }: FimDoCaso,
): PlainDate | null =>
  encerradaEm === null || cienciaEm === null
    ? null
    : prazoDoCidadao(calendario, cienciaEm, DIAS_PARA_PEDIR_REABERTURA);

/** Who was not told of the end may ask at any time (Lei 9.784/1999, art. 66). */
export const podePedirReabertura = (calendario: Calendario, fim: FimDoCaso, agora: number): Verdict => {
  const ultimoDia = reabrirAte(calendario, fim);
  const isATempo = fim.encerradaEm !== null && (ultimoDia === null || isNoPrazo(ultimoDia, agora));
  return isATempo ? allow : refuse(reaberturaForaDoPrazo(ultimoDia));
};

/** What the mail of an archiving says of it: the last day, counted from that mail. */
export const avisoDaReabertura = (calendario: Calendario, agora: Date): { readonly reabrirAte: string } => ({
  reabrirAte: formatData(prazoDoCidadao(calendario, agora.getTime(), DIAS_PARA_PEDIR_REABERTURA)),
});
