import type { Caixa } from '../../../../domain/pdf/mostra.ts';
import { aplicar, caixaDosPontos, inversa, type Matriz } from '../matriz.ts';

/** A decoded picture: four bytes per pixel, with the document's masks as alpha. */
export interface Pixels {
  readonly largura: number;
  readonly altura: number;
  readonly rgba: Uint8Array;
}

/** One more pixel around the mark, where colours blend at the edge. */
const BORDA = 1;

/** The pixels of a picture drawn with `ctm` that a mark covers; if rotated, the box around them. */
export const areaCoberta = (
  { largura, altura }: Pick<Pixels, 'largura' | 'altura'>,
  ctm: Matriz,
  marca: Caixa,
): readonly [number, number, number, number] | undefined => {
  const volta = inversa(ctm);
  if (!volta) return [0, 0, largura, altura];
  const { esquerda, base, direita, topo } = marca;
  const cantos = [
    [esquerda, base],
    [direita, base],
    [direita, topo],
    [esquerda, topo],
  ] as const;
  const unidade = caixaDosPontos(cantos.map(([x, y]) => aplicar(volta, x, y)));
  const x0 = Math.max(0, Math.floor(unidade.esquerda * largura) - BORDA);
  const x1 = Math.min(largura, Math.ceil(unidade.direita * largura) + BORDA);
  const y0 = Math.max(0, Math.floor((1 - unidade.topo) * altura) - BORDA);
  const y1 = Math.min(altura, Math.ceil((1 - unidade.base) * altura) + BORDA);
  return x1 > x0 && y1 > y0 ? [x0, y0, x1, y1] : undefined;
};

/** Makes the pixels black and opaque, so that nothing is left of their colour or shape. */
export const apagar = (
  { largura, rgba }: Pixels,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  alfa: number,
): void => {
  for (let y = y0; y < y1; y++) {
    for (let at = (y * largura + x0) * 4; at < (y * largura + x1) * 4; at += 4) {
      rgba[at] = 0;
      rgba[at + 1] = 0;
      rgba[at + 2] = 0;
      rgba[at + 3] = alfa;
    }
  }
};

export type Tons = 'dois' | 'cinza' | 'cores';

export const tonsDe = ({ rgba }: Pixels): Tons => {
  let tons: Tons = 'dois';
  for (let at = 0; at < rgba.length; at += 4) {
    const r = rgba[at] as number;
    if (r !== rgba[at + 1] || r !== rgba[at + 2]) return 'cores';
    if (r !== 0 && r !== 255) tons = 'cinza';
  }
  return tons;
};

export const temAlfa = ({ rgba }: Pixels): boolean => {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return true;
  return false;
};

/** One channel of every pixel, one byte each. */
export const canal = ({ rgba }: Pixels, qual: 0 | 3): Uint8Array => {
  const bytes = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < bytes.length; at++) bytes[at] = rgba[at * 4 + qual] as number;
  return bytes;
};

export const semAlfa = ({ rgba }: Pixels): Uint8Array => {
  const bytes = new Uint8Array((rgba.length / 4) * 3);
  for (let de = 0, para = 0; de < rgba.length; de += 4) {
    bytes[para++] = rgba[de] as number;
    bytes[para++] = rgba[de + 1] as number;
    bytes[para++] = rgba[de + 2] as number;
  }
  return bytes;
};

/** One bit per pixel, each row padded to a whole byte. */
export const emBits = (bytes: Uint8Array, largura: number, altura: number): Uint8Array => {
  const passo = Math.ceil(largura / 8);
  const bits = new Uint8Array(passo * altura);
  for (let y = 0; y < altura; y++) {
    for (let x = 0; x < largura; x++) {
      if ((bytes[y * largura + x] as number) >= 128) marcarBit(bits, y * passo + (x >> 3), x & 7);
    }
  }
  return bits;
};

const marcarBit = (bits: Uint8Array, at: number, bit: number): void => {
  bits[at] = (bits[at] as number) | (0x80 >> bit);
};
