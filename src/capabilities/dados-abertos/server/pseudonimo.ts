import { createHmac, createSecretKey } from 'node:crypto';
import type { Config } from '#server/config.ts';

/** The same number for everybody who is protected, anonymous or a denunciante. */
const SEM_IDENTIDADE = 0;

/** Six bytes: exact in every program, and two people hardly ever share a number. */
const BYTES = 6;

/** The installation derives this key for nothing else. */
export const CHAVE_DO_SOLICITANTE = 'dados-abertos.solicitante';

/**
 * The number of a person in the files (Lei 13.709/2018, art. 13 §4): the same every year; without
 * the installation's key it can be neither reversed nor computed for a given person.
 */
export const createPseudonimo = (config: Pick<Config, 'keyFor'>) => {
  const chave = createSecretKey(config.keyFor(CHAVE_DO_SOLICITANTE));
  /** From a key ('u' account, 'd' document, 'c' case); a number of an earlier run stays. */
  return (pessoa: string | null): number => {
    if (pessoa === null) return SEM_IDENTIDADE;
    if (/^\d/.test(pessoa)) return Number(pessoa);
    return createHmac('sha256', chave).update(pessoa).digest().readUIntBE(0, BYTES) || 1;
  };
};
export type Pseudonimo = ReturnType<typeof createPseudonimo>;
