const MB = 1_000_000;

/** Thirty people behind one address send a full form each, on the same day. */
export const COTA_DO_PREFIXO = 1000 * MB;
/** Once the room for files without a case is half full: one form, and another try. */
export const COTA_APERTADA = 60 * MB;
/** At the onion address all share one prefix. */
const VEZES_NO_ONION = 10;
/** A day's work of somebody with an account. */
export const COTA_DA_PESSOA = 3000 * MB;

/** A day's checks of one file: the first, and three changes of mind about author data. */
export const CONFERENCIAS_POR_ARQUIVO = 4;

interface Lugar {
  /** Bytes of strangers' files that belong to no case. */
  readonly soltos: number;
  /** How many there may be on the whole platform. */
  readonly total: number;
}

/** Bytes that strangers of one prefix may send in a day. A flood narrows it for all and ends it at the total. */
export const cotaDoPrefixo = ({ soltos, total }: Lugar, isOnion = false): number => {
  if (soltos >= total) return 0;
  return (soltos < total / 2 ? COTA_DO_PREFIXO : COTA_APERTADA) * (isOnion ? VEZES_NO_ONION : 1);
};
