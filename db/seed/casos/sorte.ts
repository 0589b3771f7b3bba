/** Draws that come out the same at every start: the demonstration must not change from one machine to the next. */
export interface Sorte {
  /** Both ends included. */
  inteiro(min: number, max: number): number;
  um<T>(opcoes: readonly T[]): T;
  chance(porCento: number): boolean;
}

const FNV = 0x811c9dc5;
const hash = (texto: string): number => {
  let h = FNV;
  for (const letra of texto) h = Math.imul(h ^ (letra.codePointAt(0) ?? 0), 0x01000193);
  return h >>> 0;
};

/** Mulberry32. Each case has its own seed, so that a case added to the plan does not change the others. */
export const criarSorte = (semente: string): Sorte => {
  let estado = hash(semente);
  const proximo = (): number => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = Math.imul(estado ^ (estado >>> 15), estado | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const inteiro = (min: number, max: number): number => min + Math.floor(proximo() * (max - min + 1));
  return {
    inteiro,
    um: <T>(opcoes: readonly T[]): T => {
      const [primeira] = opcoes;
      if (primeira === undefined) throw new RangeError('Nothing to draw from');
      return opcoes[inteiro(0, opcoes.length - 1)] ?? primeira;
    },
    chance: (porCento) => proximo() * 100 < porCento,
  };
};

/** Draws one of the values, each as often as its weight says. */
export const comPeso = <T>(sorte: Sorte, pesos: readonly (readonly [T, number])[]): T => {
  let resta = sorte.inteiro(
    1,
    pesos.reduce((soma, [, peso]) => soma + peso, 0),
  );
  for (const [valor, peso] of pesos) {
    resta -= peso;
    if (resta <= 0) return valor;
  }
  throw new RangeError('Weights must not be empty');
};
