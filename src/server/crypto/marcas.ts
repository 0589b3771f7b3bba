import type { Config } from '../config.ts';
import { hmacBytes } from './secret.ts';

/** One of them. */
export const marcaDe = (chave: Buffer, idUsuario: number, n: number): Buffer =>
  hmacBytes(chave, `${idUsuario}:${n}`);

/** Of how many accounts and purposes they are kept: each request of a person asks for the same hundred. */
const MAX_GUARDADAS = 400;
const guardadas = new WeakMap<Buffer, Map<number, readonly Buffer[]>>();

/** Keyed marks of an account, to be given out once each: a row tells neither whose it is nor which others are the same person's. */
export const marcasDe = (
  { config }: { readonly config: Pick<Config, 'keyFor'> },
  finalidade: string,
  idUsuario: number,
  quantas: number,
): readonly Buffer[] => {
  const chave = config.keyFor(finalidade);
  const porConta = guardadas.get(chave) ?? new Map<number, readonly Buffer[]>();
  guardadas.set(chave, porConta);
  const conhecidas = porConta.get(idUsuario);
  if (conhecidas?.length === quantas) return conhecidas;
  const novas = Array.from({ length: quantas }, (_, n) => marcaDe(chave, idUsuario, n));
  if (porConta.size >= MAX_GUARDADAS) porConta.clear();
  porConta.set(idUsuario, novas);
  return novas;
};
