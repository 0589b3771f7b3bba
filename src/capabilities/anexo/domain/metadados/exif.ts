import type { CodigoDeAlerta } from '../alertas.ts';
import { latin1, numeros } from '../formatos/bytes.ts';

const AUTOR = [0x013b, 0x8298, 0x9c9d, 0xa430];
const APARELHO = [0x010f, 0x0110, 0xa431, 0xa435];
const ORIENTACAO = 0x0112;
const LUGAR = 0x8825;
const MAIS = 0x8769;

export interface Exif {
  readonly codigos: readonly CodigoDeAlerta[];
  /** How a camera was held; 1 is upright. */
  readonly orientacao: number;
}

/** Reads the TIFF part of a photo's EXIF: data about its author, and the orientation to keep. */
export const readExif = (tiff: Uint8Array): Exif => {
  const ordem = latin1(tiff, 0, 2);
  if (ordem !== 'II' && ordem !== 'MM') return { codigos: [], orientacao: 1 };
  const { u16, u32 } = numeros(tiff, ordem === 'II');
  const codigos: CodigoDeAlerta[] = [];
  let orientacao = 1;
  const temTexto = (at: number): boolean => {
    const quantos = u32(at + 4);
    const inicio = quantos > 4 ? u32(at + 8) : at + 8;
    return tiff.subarray(inicio, inicio + quantos).some((byte) => byte > 0x20);
  };
  const readTabela = (inicio: number, profundidade: number): void => {
    if (inicio <= 0 || inicio >= tiff.length || profundidade > 2) return;
    const quantas = Math.min(u16(inicio), 500);
    for (let i = 0; i < quantas; i++) {
      const at = inicio + 2 + i * 12;
      const marca = u16(at);
      if (AUTOR.includes(marca) && temTexto(at)) codigos.push('autor');
      if (APARELHO.includes(marca) && temTexto(at)) codigos.push('aparelho');
      if (marca === LUGAR && u16(u32(at + 8)) > 1) codigos.push('local');
      if (marca === ORIENTACAO) orientacao = u16(at + 8);
      if (marca === MAIS) readTabela(u32(at + 8), profundidade + 1);
    }
  };
  readTabela(u32(4), 0);
  return { codigos, orientacao: orientacao >= 1 && orientacao <= 8 ? orientacao : 1 };
};

/** A JPEG segment with only the orientation: without it a phone's photo would lie on its side. */
export const segmentoSoComOrientacao = (orientacao: number): Uint8Array =>
  // biome-ignore format: one part per line.
  Uint8Array.from([
    0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0,
    0x4d, 0x4d, 0, 42, 0, 0, 0, 8,
    0, 1,
    0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientacao, 0, 0,
    0, 0, 0, 0,
  ]);
