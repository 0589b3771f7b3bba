import type { Config } from '../config.ts';
import { hmacBytes } from './secret.ts';

/** One of them. */
export const marcaDe = (chave: Buffer, idUsuario: number, n: number): Buffer =>
  hmacBytes(chave, `${idUsuario}:${n}`);

/** Keyed marks of an account, to be given out once each: a row tells neither whose it is nor which others are the same person's. */
export const marcasDe = (
  { config }: { readonly config: Pick<Config, 'keyFor'> },
  finalidade: string,
  idUsuario: number,
  quantas: number,
): readonly Buffer[] => {
  const chave = config.keyFor(finalidade);
  return Array.from({ length: quantas }, (_, n) => marcaDe(chave, idUsuario, n));
};
