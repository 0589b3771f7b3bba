import { hashSecret } from '#server/crypto/secret.ts';
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

/** One solved puzzle pays for one try; whoever did not pay enough gets the puzzle to solve. */
export const cobrarProva = async (
  platform: Platform,
  { desafio, solucao }: Prova,
  bits: number = BITS_BASE,
): Promise<void> => {
  const lido = readDesafio(platform, desafio, solucao);
  const isPaga =
    lido !== null &&
    lido.bits >= bits &&
    (await spendDesafio(platform.db, hashSecret(desafio).toString('base64url'), lido.expiraEm));
  if (!isPaga) throw provaDeTrabalhoNecessaria(novoDesafio(platform, bits));
};
