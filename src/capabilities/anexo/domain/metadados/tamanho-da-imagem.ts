import { numeros } from '../formatos/bytes.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';

export interface TamanhoDaImagem {
  readonly largura: number;
  readonly altura: number;
}

/** A good camera makes 50 million; at this many, whoever opens the picture needs 400 MB of memory. */
const MAX_PIXELS = 100_000_000;
const MAX_LADO = 32_767;

/** As it says of itself: a few bytes can declare a picture that fills a computer's memory when it is opened. */
export const isEnorme = ({ largura, altura }: TamanhoDaImagem): boolean =>
  largura > MAX_LADO || altura > MAX_LADO || largura * altura > MAX_PIXELS;

/** Null where it is not the first thing in the file, as it must be. */
export const tamanhoDoPng = (bytes: Uint8Array): TamanhoDaImagem | null => {
  const [primeiro] = readPng(bytes)?.blocos ?? [];
  if (primeiro?.tipo !== 'IHDR' || primeiro.fim - primeiro.inicio < 12 + 13) return null;
  const { u32 } = numeros(bytes, false);
  return { largura: u32(primeiro.inicio + 8), altura: u32(primeiro.inicio + 12) };
};

/** The frame headers SOF0 to SOF15; among their numbers are three other markers. */
const isQuadro = (marca: number): boolean =>
  marca >= 0xc0 && marca <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marca);

/** The largest of its frames: a second one must not hide behind a small first. A height left for later may be any. */
export const tamanhoDoJpeg = (bytes: Uint8Array): TamanhoDaImagem | null => {
  const { u16 } = numeros(bytes, false);
  const quadros = (readJpeg(bytes)?.segmentos ?? []).filter(
    ({ marca, inicio, fim }) => isQuadro(marca) && fim - inicio >= 10,
  );
  if (quadros.length === 0) return null;
  return {
    altura: Math.max(...quadros.map(({ inicio }) => u16(inicio + 5) || 0xffff)),
    largura: Math.max(...quadros.map(({ inicio }) => u16(inicio + 7))),
  };
};
