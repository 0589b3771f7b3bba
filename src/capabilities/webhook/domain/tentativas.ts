const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

/** How long after each failed try the next one comes: often at first, then ever more seldom, for a day. */
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

/** After this long without arriving, what was to be delivered is a dead letter: only a person sends it again. */
export const PRAZO_DA_ENTREGA = DIA;

/** When to try again after the nth failed try; null: never by itself. */
export const proximaTentativa = (
  { tentativas, inicioEm }: { readonly tentativas: number; readonly inicioEm: Date },
  agora: Date,
): Date | null => {
  const pausa = PAUSAS[tentativas - 1];
  if (pausa === undefined) return null;
  const proxima = new Date(agora.getTime() + pausa);
  return proxima.getTime() - inicioEm.getTime() > PRAZO_DA_ENTREGA ? null : proxima;
};

/** A receiver that failed so long, and so often, is switched off: nobody seems to be there. */
const FALHA_LONGA = 3 * DIA;
const FALHAS_PARA_DESLIGAR = 10;

export const deveDesligar = (
  { falhandoDesde, falhasSeguidas }: { readonly falhandoDesde: Date | null; readonly falhasSeguidas: number },
  agora: Date,
): boolean =>
  falhandoDesde !== null &&
  falhasSeguidas >= FALHAS_PARA_DESLIGAR &&
  agora.getTime() - falhandoDesde.getTime() >= FALHA_LONGA;

/** How long the secret before the last one signs too, so that receivers change over without losing a delivery. */
export const SOBREPOSICAO_DOS_SEGREDOS = DIA;

/** How long the log of what is over is kept. */
export const GUARDA_DO_REGISTRO = 30 * DIA;
