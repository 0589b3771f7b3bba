import { deflateSync } from 'node:zlib';
import { PDFBool, type PDFContext, PDFRawStream, type PDFRef, type PDFStream } from '@cantoo/pdf-lib';
import { filho } from '../../documento/objetos.ts';
import { isFluxoDeImagem } from '../fluxo.ts';
import type { Matriz } from '../matriz.ts';
import type { LugarCoberto } from '../oficina-do-editor.ts';
import type { Tamanho } from './decodificar-imagem.ts';
import { escreverJpeg } from './jpeg.ts';
import { apagar, areaCoberta, canal, emBits, type Pixels, semAlfa, temAlfa, tonsDe } from './pixels.ts';

interface Parte {
  readonly bytes: Uint8Array;
  readonly filtro: 'FlateDecode' | 'DCTDecode';
  readonly espaco: 'DeviceGray' | 'DeviceRGB';
  readonly bits: 1 | 8;
}

const QUALIDADE = 88;

const deflacao = (bytes: Uint8Array): Uint8Array => deflateSync(bytes, { level: 6 });

/** Keeps the kind of compression: JPEG for a photograph, one bit per pixel for black and white. */
const embalar = (pixels: Pixels, isFoto: boolean): Parte => {
  const tons = tonsDe(pixels);
  if (tons === 'dois') {
    const bits = emBits(canal(pixels, 0), pixels.largura, pixels.altura);
    return { bytes: deflacao(bits), filtro: 'FlateDecode', espaco: 'DeviceGray', bits: 1 };
  }
  const espaco = tons === 'cinza' ? 'DeviceGray' : 'DeviceRGB';
  if (isFoto)
    return { bytes: escreverJpeg(pixels, tons === 'cinza', QUALIDADE), filtro: 'DCTDecode', espaco, bits: 8 };
  const bytes = tons === 'cinza' ? canal(pixels, 0) : semAlfa(pixels);
  return { bytes: deflacao(bytes), filtro: 'FlateDecode', espaco, bits: 8 };
};

const registrar = (
  destino: PDFContext,
  { largura, altura }: Pixels,
  bytes: Uint8Array,
  resto: Record<string, string | number | boolean | PDFRef>,
): PDFRef => {
  const dict = destino.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: largura,
    Height: altura,
    ...resto,
  });
  return destino.register(PDFRawStream.of(dict, bytes));
};

const comoMascara = (destino: PDFContext, pixels: Pixels): PDFRef => {
  const pintados = canal(pixels, 3).map((alfa) => 255 - alfa);
  const bits = emBits(pintados, pixels.largura, pixels.altura);
  return registrar(destino, pixels, deflacao(bits), {
    ImageMask: true,
    BitsPerComponent: 1,
    Filter: 'FlateDecode',
  });
};

/** Stores decoded pixels as a picture of the new document. */
export const guardarPixels = (destino: PDFContext, pixels: Pixels, isFoto: boolean): PDFRef => {
  const { bytes, filtro, espaco, bits } = embalar(pixels, isFoto);
  const mascara = temAlfa(pixels)
    ? registrar(destino, pixels, deflacao(canal(pixels, 3)), {
        ColorSpace: 'DeviceGray',
        BitsPerComponent: 8,
        Filter: 'FlateDecode',
      })
    : undefined;
  return registrar(destino, pixels, bytes, {
    ColorSpace: espaco,
    BitsPerComponent: bits,
    Filter: filtro,
    ...(mascara && { SMask: mascara }),
  });
};

/** A pixel wider than this on the page, in points, would take more than the mark with it. */
const PIXEL_GROSSO = 4;
const MAX_LADO_FINO = 2048;

/** A picture with very coarse pixels (a single one, a strip) is made finer before it is cut. */
export const tamanhoParaCortar = (sua: Tamanho, lugares: readonly LugarCoberto[]): Tamanho => {
  const fino = (pixels: number, ladoDe: (ctm: Matriz) => number): number => {
    const naPagina = Math.max(0, ...lugares.map(({ ctm }) => ladoDe(ctm)));
    return naPagina > PIXEL_GROSSO * pixels ? Math.min(MAX_LADO_FINO, Math.ceil(naPagina)) : pixels;
  };
  return {
    largura: fino(sua.largura, ([a, b]) => Math.hypot(a, b)),
    altura: fino(sua.altura, ([, , c, d]) => Math.hypot(c, d)),
  };
};

/** The picture without the pixels under the marks; null if nothing else is left. */
export const repintarImagem = (
  destino: PDFContext,
  imagem: PDFStream,
  pixels: Pixels,
  lugares: readonly LugarCoberto[],
): PDFRef | null => {
  const isMascara = filho(imagem.dict, 'ImageMask') === PDFBool.True;
  const areas = lugares.flatMap(({ ctm, marcas }) =>
    marcas.flatMap((marca) => {
      const area = areaCoberta(pixels, ctm, marca);
      return area ? [area] : [];
    }),
  );
  const { largura, altura } = pixels;
  if (areas.some(([x0, y0, x1, y1]) => x0 <= 0 && y0 <= 0 && x1 >= largura && y1 >= altura)) return null;
  for (const area of areas) apagar(pixels, area, isMascara ? 0 : 255);
  return isMascara
    ? comoMascara(destino, pixels)
    : guardarPixels(destino, pixels, isFluxoDeImagem(imagem.dict));
};
