/** A process that served this long had no fault of its start: the next one comes at once again. */
const SERVIU_BEM_MS = 60_000;
const PRIMEIRA_MS = 200;
const MAIOR_MS = 30_000;
/** From here on it is no accident, and the log says so. */
const SEGUIDAS_DEMAIS = 4;

export interface Volta {
  /** How often it ended in a row without having served well. */
  readonly seguidas: number;
  readonly espera: number;
  readonly isEmCirculo: boolean;
}

/** When a process that ended is replaced: at once, and later each time if it ends again and again. */
export const voltaDepoisDe = (antes: number, viveu: number): Volta => {
  const seguidas = viveu >= SERVIU_BEM_MS ? 1 : antes + 1;
  return {
    seguidas,
    espera: Math.min(PRIMEIRA_MS * 2 ** (seguidas - 1), MAIOR_MS),
    isEmCirculo: seguidas >= SEGUIDAS_DEMAIS,
  };
};
