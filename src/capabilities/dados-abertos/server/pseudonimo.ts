import { createHmac, createSecretKey } from 'node:crypto';
import type { Config } from '#server/config.ts';

/** Who is protected, is anonymous or reported something: the same number for all of them. */
const SEM_IDENTIDADE = 0;

/** Six bytes: whole in every program that reads the file, and two people share one once in some hundred installations. */
const BYTES = 6;

/** The installation derives a key for it that serves nothing else. */
export const CHAVE_DO_SOLICITANTE = 'dados-abertos.solicitante';

/**
 * The number a person has in the files (Lei 13.709/2018, art. 13 §4): the same every year, and without the installation's
 * key it can neither be turned back nor be made for somebody one has in mind.
 */
export const createPseudonimo = (config: Pick<Config, 'keyFor'>) => {
  const chave = createSecretKey(config.keyFor(CHAVE_DO_SOLICITANTE));
  /** Of a key ('u' an account, 'd' a document, 'c' a case); a number was made by an earlier run and stays. */
  return (pessoa: string | null): number => {
    if (pessoa === null) return SEM_IDENTIDADE;
    if (/^\d/.test(pessoa)) return Number(pessoa);
    return createHmac('sha256', chave).update(pessoa).digest().readUIntBE(0, BYTES) || 1;
  };
};
export type Pseudonimo = ReturnType<typeof createPseudonimo>;
