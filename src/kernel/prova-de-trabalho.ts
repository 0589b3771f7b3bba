/** Between a puzzle and its solution: without it, letters of one could be said to be of the other. */
const FRONTEIRA = '|';

/** What the solution is written behind; SHA-256 of both must begin with so many zero bits. */
export const antesDaSolucao = (desafio: string): string => `${desafio}${FRONTEIRA}`;

/** Counts up in base 36: sixteen letters are more than any puzzle needs. */
export const isSolucao = (texto: string): boolean => /^[0-9a-z]{1,16}$/.test(texto);
