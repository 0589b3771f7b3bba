import { BitsDoJpeg, type Huffman, huffmanDe } from './jpeg-bits.ts';
import type { Pixels } from './pixels.ts';

/**
 * Baseline JPEG (ITU-T T.81), written here so as to need no native code; in another format a scan
 * would be huge.
 */
const ZIGUEZAGUE = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
] as const;
const LUZ = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
] as const;
const COR = LUZ.map((_, at) => [17, 18, 24, 47, 66, 99][Math.min(5, (at >> 3) + (at & 7))] ?? 99);

const tabelaDe = (base: readonly number[], qualidade: number): Uint8Array => {
  const fator = qualidade < 50 ? 5000 / qualidade : 200 - qualidade * 2;
  return Uint8Array.from(base, (valor) => Math.min(255, Math.max(1, Math.floor((valor * fator + 50) / 100))));
};

const COSSENOS = Float64Array.from({ length: 64 }, (_, at) => {
  const [u, x] = [at >> 3, at & 7];
  return (u === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * x + 1) * u * Math.PI) / 16);
});

const meio = new Float64Array(64);
/** The discrete cosine transform of a block, in place. */
const transformar = (bloco: Float64Array): void => {
  for (let y = 0; y < 8; y++) {
    for (let u = 0; u < 8; u++) {
      let soma = 0;
      for (let x = 0; x < 8; x++) soma += (bloco[y * 8 + x] as number) * (COSSENOS[u * 8 + x] as number);
      meio[y * 8 + u] = soma;
    }
  }
  for (let u = 0; u < 8; u++) {
    for (let v = 0; v < 8; v++) {
      let soma = 0;
      for (let y = 0; y < 8; y++) soma += (meio[y * 8 + u] as number) * (COSSENOS[v * 8 + y] as number);
      bloco[v * 8 + u] = soma;
    }
  }
};

const isLiso = (bloco: Float64Array): boolean => {
  for (let at = 1; at < 64; at++) if (bloco[at] !== bloco[0]) return false;
  return true;
};

/** A block of a single colour has only its first coefficient: eight times the colour. */
const transformarLiso = (bloco: Float64Array): void => {
  const cor = bloco[0] as number;
  bloco.fill(0);
  bloco[0] = cor * 8;
};

const quantizados = new Int32Array(64);
const escreverBloco = (
  bits: BitsDoJpeg,
  bloco: Float64Array,
  tabela: Uint8Array,
  dcAnterior: number,
  { dc, ac }: { readonly dc: Huffman; readonly ac: Huffman },
): number => {
  // A shortcut, because most of a scanned page is blank paper.
  if (isLiso(bloco)) transformarLiso(bloco);
  else transformar(bloco);
  for (let at = 0; at < 64; at++) {
    const natural = ZIGUEZAGUE[at] as number;
    quantizados[at] = Math.round((bloco[natural] as number) / (tabela[natural] as number));
  }
  bits.valor(dc, 0, (quantizados[0] as number) - dcAnterior);
  let zeros = 0;
  for (let at = 1; at < 64; at++) {
    const valor = quantizados[at] as number;
    if (valor === 0) {
      zeros++;
      continue;
    }
    for (; zeros > 15; zeros -= 16) bits.simbolo(ac, 0xf0);
    bits.valor(ac, zeros, valor);
    zeros = 0;
  }
  if (zeros > 0) bits.simbolo(ac, 0);
  return quantizados[0] as number;
};

/** Luminance and the two colour differences (JFIF). */
const COMPONENTES = [
  [0.299, 0.587, 0.114, -128],
  [-0.168736, -0.331264, 0.5, 0],
  [0.5, -0.418688, -0.081312, 0],
] as const;

const readBloco = (
  bloco: Float64Array,
  { largura, altura, rgba }: Pixels,
  bx: number,
  by: number,
  qual: number,
): void => {
  const [kr, kg, kb, soma] = COMPONENTES[qual] ?? COMPONENTES[0];
  for (let y = 0; y < 8; y++) {
    const linha = Math.min(altura - 1, by + y) * largura;
    for (let x = 0; x < 8; x++) {
      const at = (linha + Math.min(largura - 1, bx + x)) * 4;
      bloco[y * 8 + x] =
        kr * (rgba[at] as number) + kg * (rgba[at + 1] as number) + kb * (rgba[at + 2] as number) + soma;
    }
  }
};

const segmento = (marca: number, dados: readonly number[]): number[] => {
  const tamanho = dados.length + 2;
  return [0xff, marca, tamanho >> 8, tamanho & 255, ...dados];
};

const cabecalho = (
  { largura, altura }: Pixels,
  tabelas: readonly Uint8Array[],
  { dc, ac }: { readonly dc: Huffman; readonly ac: Huffman },
): number[] => {
  const componentes = tabelas.length === 1 ? [0] : [0, 1, 1];
  return [
    0xff,
    0xd8,
    ...segmento(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...tabelas.flatMap((tabela, id) => segmento(0xdb, [id, ...ZIGUEZAGUE.map((at) => tabela[at] as number)])),
    ...segmento(0xc0, [
      8,
      altura >> 8,
      altura & 255,
      largura >> 8,
      largura & 255,
      componentes.length,
      ...componentes.flatMap((tabela, id) => [id + 1, 0x11, tabela]),
    ]),
    ...segmento(0xc4, [0x00, ...dc.tamanhos, ...dc.simbolos]),
    ...segmento(0xc4, [0x10, ...ac.tamanhos, ...ac.simbolos]),
    ...segmento(0xda, [componentes.length, ...componentes.flatMap((_, id) => [id + 1, 0]), 0, 63, 0]),
  ];
};

export const escreverJpeg = (pixels: Pixels, isCinza: boolean, qualidade: number): Uint8Array => {
  const tabelas = (isCinza ? [LUZ] : [LUZ, COR]).map((base) => tabelaDe(base, qualidade));
  const huffman = { dc: huffmanDe('dc'), ac: huffmanDe('ac') };
  const bits = new BitsDoJpeg(cabecalho(pixels, tabelas, huffman));
  const componentes = isCinza ? 1 : 3;
  const anteriores = [0, 0, 0];
  const bloco = new Float64Array(64);
  for (let by = 0; by < pixels.altura; by += 8) {
    for (let bx = 0; bx < pixels.largura; bx += 8) {
      for (let qual = 0; qual < componentes; qual++) {
        readBloco(bloco, pixels, bx, by, qual);
        const tabela = tabelas[Math.min(qual, 1)] ?? (tabelas[0] as Uint8Array);
        anteriores[qual] = escreverBloco(bits, bloco, tabela, anteriores[qual] ?? 0, huffman);
      }
    }
  }
  return bits.fim();
};
