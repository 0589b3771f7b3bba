import type { DomainError } from '#kernel/errors.ts';
import type { Platform } from '#server/platform.ts';
import { provaDeTrabalhoNecessaria } from '../domain/codigo-acesso-errors.ts';
import { BITS_BASE } from '../domain/prova-de-trabalho.ts';
import { chaveDoDesafio, spendDesafio } from './codigo-acesso-repository.ts';
import { novoDesafio, readDesafio } from './desafio.ts';

/** A puzzle of ours, and what the browser computed for it. */
export interface Prova {
  readonly desafio: string;
  readonly solucao: string;
}

/** The refusal brings the puzzle to solve. */
export const faltaProva = (platform: Platform, bits: number): DomainError =>
  provaDeTrabalhoNecessaria(novoDesafio(platform, bits));

/** A solved puzzle of at least so many bits, and the key under which it is used up; null if it is none of ours. */
export const lerProva = (
  platform: Platform,
  { desafio, solucao }: Prova,
  bits: number,
): { readonly bits: number; readonly chave: string; readonly expiraEm: Date } | null => {
  const lido = readDesafio(platform, desafio, solucao);
  return lido !== null && lido.bits >= bits
    ? { bits: lido.bits, chave: chaveDoDesafio(lido.nonce), expiraEm: lido.expiraEm }
    : null;
};

/** One solved puzzle pays for one try; whoever did not pay enough gets the puzzle to solve. */
export const cobrarProva = async (
  platform: Platform,
  prova: Prova,
  bits: number = BITS_BASE,
): Promise<void> => {
  const lida = lerProva(platform, prova, bits);
  if (!lida || !(await spendDesafio(platform.db, lida))) throw faltaProva(platform, bits);
};
