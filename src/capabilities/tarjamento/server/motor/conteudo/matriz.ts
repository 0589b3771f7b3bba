import type { Caixa } from '../../../domain/pdf/mostra.ts';

/** As in a PDF: x' = ax + cy + e, y' = bx + dy + f. */
export type Matriz = readonly [number, number, number, number, number, number];

export const IDENTIDADE: Matriz = [1, 0, 0, 1, 0, 0];

/** Applies `a` first, then `b`. */
export const vezes = (a: Matriz, b: Matriz): Matriz => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

export const aplicar = (m: Matriz, x: number, y: number): readonly [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

export const inversa = (m: Matriz): Matriz | undefined => {
  const determinante = m[0] * m[3] - m[1] * m[2];
  if (!Number.isFinite(determinante) || Math.abs(determinante) < 1e-12) return undefined;
  const [a, b, c, d] = [m[3], -m[1], -m[2], m[0]].map((v) => v / determinante) as [
    number,
    number,
    number,
    number,
  ];
  return [a, b, c, d, -(m[4] * a + m[5] * c), -(m[4] * b + m[5] * d)];
};

export const caixaDosPontos = (pontos: readonly (readonly [number, number])[]): Caixa => {
  let [esquerda, base, direita, topo] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of pontos) {
    esquerda = Math.min(esquerda, x);
    direita = Math.max(direita, x);
    base = Math.min(base, y);
    topo = Math.max(topo, y);
  }
  return { esquerda, base, direita, topo };
};

export const caixaDe = (m: Matriz, { esquerda, base, direita, topo }: Caixa): Caixa =>
  caixaDosPontos([
    aplicar(m, esquerda, base),
    aplicar(m, direita, base),
    aplicar(m, direita, topo),
    aplicar(m, esquerda, topo),
  ]);

export const juntas = (caixas: readonly Caixa[]): Caixa =>
  caixas.reduce((a, b) => ({
    esquerda: Math.min(a.esquerda, b.esquerda),
    base: Math.min(a.base, b.base),
    direita: Math.max(a.direita, b.direita),
    topo: Math.max(a.topo, b.topo),
  }));

/** The whole plane, for when nothing says how far a drawing reaches. */
export const SEM_FIM: Caixa = { esquerda: -1e9, base: -1e9, direita: 1e9, topo: 1e9 };

export const toca = (a: Caixa, b: Caixa): boolean =>
  a.esquerda < b.direita && b.esquerda < a.direita && a.base < b.topo && b.base < a.topo;

export const contem = (fora: Caixa, dentro: Caixa): boolean =>
  fora.esquerda <= dentro.esquerda &&
  fora.direita >= dentro.direita &&
  fora.base <= dentro.base &&
  fora.topo >= dentro.topo;

export const crescer = (caixa: Caixa, quanto: number): Caixa => ({
  esquerda: caixa.esquerda - quanto,
  base: caixa.base - quanto,
  direita: caixa.direita + quanto,
  topo: caixa.topo + quanto,
});

/** The largest factor by which a length grows. */
export const escalaDe = (m: Matriz): number => Math.max(Math.hypot(m[0], m[1]), Math.hypot(m[2], m[3]));

/** A number in PDF syntax, which has no exponents. */
export const numero = (valor: number): string => {
  if (!Number.isFinite(valor)) return '0';
  const texto = valor.toFixed(Math.abs(valor) < 0.01 ? 10 : 5);
  return texto.includes('.') ? texto.replace(/\.?0+$/, '').replace(/^-0$/, '0') : texto;
};

export const numeros = (valores: readonly number[]): string => valores.map(numero).join(' ');
