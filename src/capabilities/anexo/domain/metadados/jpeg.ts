import type { CodigoDeAlerta } from '../alertas.ts';
import { concat, includes, latin1, numeros, startsWith } from '../formatos/bytes.ts';
import { readExif, segmentoSoComOrientacao } from './exif.ts';
import type { Limpeza } from './limpeza.ts';
import { codigosDoXmp } from './xmp.ts';

interface Segmento {
  readonly marca: number;
  readonly inicio: number;
  readonly fim: number;
}

const SOS = 0xda;
const EOI = 0xd9;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP13 = 0xed;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;

const isSemTamanho = (marca: number): boolean => marca === 0x01 || (marca >= 0xd0 && marca <= 0xd7);

const fimDaImagem = (bytes: Uint8Array, inicio: number): number => {
  for (let at = bytes.indexOf(0xff, inicio); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const proximo = bytes[at + 1] ?? 0;
    if (proximo !== 0 && proximo !== 0xff && !(proximo >= 0xd0 && proximo <= 0xd7)) return at;
  }
  return bytes.length;
};

interface JpegLido {
  readonly segmentos: readonly Segmento[];
  /** The position after the end marker: phones put videos and previews there. */
  readonly fim: number;
}

/** Null if the file is damaged before the image itself. */
export const readJpeg = (bytes: Uint8Array): JpegLido | null => {
  const { u16 } = numeros(bytes, false);
  const segmentos: Segmento[] = [];
  let temImagem = false;
  let at = 2;
  while (at + 4 <= bytes.length || bytes[at + 1] === EOI) {
    if (bytes[at] !== 0xff) return null;
    const marca = bytes[at + 1] ?? 0;
    if (marca === 0xff || isSemTamanho(marca)) {
      at += marca === 0xff ? 1 : 2;
      continue;
    }
    if (marca === EOI) return temImagem ? { segmentos, fim: at + 2 } : null;
    const tamanho = u16(at + 2);
    if (tamanho < 2) return null;
    const depois = at + 2 + tamanho;
    const fim = marca === SOS ? fimDaImagem(bytes, depois) : depois;
    if (fim > bytes.length) return null;
    temImagem ||= marca === SOS;
    segmentos.push({ marca, inicio: at, fim });
    at = fim;
  }
  return temImagem ? { segmentos, fim: bytes.length } : null;
};

/** The size of a JFIF header without a thumbnail. */
const TAMANHO_DO_JFIF = 18;
const TAMANHO_DO_ADOBE = 16;

/** Cameras and editors also use these markers: only what draws the picture stays. */
const fica = (bytes: Uint8Array, { marca, inicio, fim }: Segmento): boolean => {
  if (marca === APP0) return startsWith(bytes, 'JFIF\0', inicio + 4) && fim - inicio === TAMANHO_DO_JFIF;
  if (marca === APP14) return startsWith(bytes, 'Adobe', inicio + 4) && fim - inicio === TAMANHO_DO_ADOBE;
  if (marca === APP2) return startsWith(bytes, 'ICC_PROFILE', inicio + 4);
  return marca !== COM && !(marca >= APP1 && marca <= APP15);
};

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
// IPTC record 2, dataset 80: by-line.
const ASSINADA_POR = '\x1c\x02\x50';

export const limparJpeg = (bytes: Uint8Array): Limpeza | null => {
  const lido = readJpeg(bytes);
  if (!lido) return null;
  const codigos: CodigoDeAlerta[] = [];
  let orientacao = 1;
  for (const { marca, inicio, fim } of lido.segmentos) {
    const corpo = bytes.subarray(inicio + 4, fim);
    if (marca === APP1 && startsWith(corpo, EXIF)) {
      const exif = readExif(corpo.subarray(EXIF.length));
      codigos.push(...exif.codigos);
      orientacao = exif.orientacao;
    }
    if (marca === APP1 && startsWith(corpo, XMP)) codigos.push(...codigosDoXmp(latin1(corpo)));
    if (marca === APP13 && includes(corpo, ASSINADA_POR)) codigos.push('autor');
  }
  const ficam = lido.segmentos.filter((segmento) => fica(bytes, segmento));
  if (ficam.length === lido.segmentos.length && lido.fim === bytes.length) return { codigos, limpo: null };
  const partes = ficam.map(({ inicio, fim }) => bytes.subarray(inicio, fim));
  const depoisDoApp0 = ficam[0]?.marca === APP0 ? 1 : 0;
  if (orientacao !== 1) partes.splice(depoisDoApp0, 0, segmentoSoComOrientacao(orientacao));
  const limpo = concat([Uint8Array.of(0xff, 0xd8), ...partes, Uint8Array.of(0xff, EOI)]);
  const isIgual = limpo.length === bytes.length && limpo.every((byte, i) => byte === bytes[i]);
  return { codigos, limpo: isIgual ? null : limpo };
};
