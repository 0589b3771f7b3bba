import { naHora } from '#kernel/momento.ts';

const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

/** How long after each failed try the next one comes: soon at first, then later, within a day. */
export const PAUSAS = [
  MINUTO,
  5 * MINUTO,
  15 * MINUTO,
  HORA,
  2 * HORA,
  4 * HORA,
  8 * HORA,
  8 * HORA,
] as const;

/** After this long, an undelivered notice is a dead letter: only a person can send it again. */
export const PRAZO_DA_ENTREGA = DIA;

/**
 * Not before `momento`. Of a sealed case plain columns tell the hour (Lei 13.608/2018, art. 4-B), so it is the next full one: an
 * earlier one would be due at once.
 */
export const nuncaAntesDe = ({ selada }: { readonly selada: boolean }, momento: Date): Date => {
  const hora = naHora(momento);
  return !selada || hora.getTime() === momento.getTime() ? momento : new Date(hora.getTime() + HORA);
};

/** When to try again after this many failures; null: never automatically. */
export const proximaTentativa = (
  {
    tentativas,
    inicioEm,
    selada,
  }: { readonly tentativas: number; readonly inicioEm: Date; readonly selada: boolean },
  agora: Date,
): Date | null => {
  const pausa = PAUSAS[tentativas - 1];
  if (pausa === undefined) return null;
  const proxima = nuncaAntesDe({ selada }, new Date(agora.getTime() + pausa));
  return proxima.getTime() - inicioEm.getTime() > PRAZO_DA_ENTREGA ? null : proxima;
};

/** A receiver that failed this long, and this often, is switched off: nobody seems to be there. */
const FALHA_LONGA = 3 * DIA;
const FALHAS_PARA_DESLIGAR = 10;

export const deveDesligar = (
  { falhandoDesde, falhasSeguidas }: { readonly falhandoDesde: Date | null; readonly falhasSeguidas: number },
  agora: Date,
): boolean =>
  falhandoDesde !== null &&
  falhasSeguidas >= FALHAS_PARA_DESLIGAR &&
  agora.getTime() - falhandoDesde.getTime() >= FALHA_LONGA;

/** How long the previous secret also signs, so that receivers can change without losing one. */
export const SOBREPOSICAO_DOS_SEGREDOS = DIA;

/** How long the log of finished deliveries is kept. */
export const GUARDA_DO_REGISTRO = 30 * DIA;
