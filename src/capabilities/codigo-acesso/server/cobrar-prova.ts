import type { DomainError } from '#kernel/errors.ts';
import type { Platform } from '#server/platform.ts';
import { provaDeTrabalhoNecessaria } from '../domain/codigo-acesso-errors.ts';
import { BITS_BASE } from '../domain/prova-de-trabalho.ts';
import { spendDesafio } from './codigo-acesso-repository.ts';
import { novoDesafio, readDesafio } from './desafio.ts';

/** A puzzle of ours, and what the browser computed for it. */
export interface Prova {
  readonly desafio: string;
  readonly solucao: string;
}

/** The refusal brings the puzzle to solve. */
export const faltaProva = (platform: Platform, bits: number): DomainError =>
  provaDeTrabalhoNecessaria(novoDesafio(platform, bits));

/** Uses up a solved puzzle of at least so many bits, and tells how many it had; null if there is nothing to use up. */
export const gastarProva = async (
  platform: Platform,
  { desafio, solucao }: Prova,
  bits: number = BITS_BASE,
): Promise<number | null> => {
  const lido = readDesafio(platform, desafio, solucao);
  const isPaga =
    lido !== null && lido.bits >= bits && (await spendDesafio(platform.db, lido.nonce, lido.expiraEm));
  return isPaga ? lido.bits : null;
};

/** One solved puzzle pays for one try; whoever did not pay enough gets the puzzle to solve. */
export const cobrarProva = async (
  platform: Platform,
  prova: Prova,
  bits: number = BITS_BASE,
): Promise<void> => {
  if ((await gastarProva(platform, prova, bits)) === null) throw faltaProva(platform, bits);
};
