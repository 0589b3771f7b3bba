/** The same numbers every time (mulberry32): when a figure changes, the code must be the reason. */
export interface Sorte {
  /** From 0 to limite - 1. */
  ate(limite: number): number;
  um<T>(lista: readonly T[]): T;
  digitos(quantos: number): string;
  chance(parte: number): boolean;
}

export const criarSorte = (semente: number): Sorte => {
  let estado = semente >>> 0;
  const proximo = (): number => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const ate = (limite: number): number => Math.floor(proximo() * limite);
  return {
    ate,
    um: (lista) => lista[ate(lista.length)] as never,
    digitos: (quantos) => Array.from({ length: quantos }, () => ate(10)).join(''),
    chance: (parte) => proximo() < parte,
  };
};
