import type { CodigoDeAlerta } from '../alertas.ts';
import { concat, latin1, numeros } from '../formatos/bytes.ts';
import { readExif } from './exif.ts';
import type { Limpeza } from './limpeza.ts';
import { codigosDoXmp } from './xmp.ts';

interface Bloco {
  readonly tipo: string;
  readonly inicio: number;
  readonly fim: number;
}

/** The chunks that draw the picture; texts, EXIF, times and everything unknown are removed. */
const FICAM = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT pHYs bKGD hIST acTL fcTL fdAT cICP mDCV cLLI'.split(' '),
);

export const readPng = (bytes: Uint8Array): { blocos: readonly Bloco[]; fim: number } | null => {
  const { u32 } = numeros(bytes, false);
  const blocos: Bloco[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const fim = at + 12 + u32(at);
    if (fim > bytes.length) return null;
    const tipo = latin1(bytes, at + 4, at + 8);
    blocos.push({ tipo, inicio: at, fim });
    if (tipo === 'IEND') return { blocos, fim };
    at = fim;
  }
  return null;
};

const codigosDo = (tipo: string, corpo: Uint8Array): CodigoDeAlerta[] => {
  if (tipo === 'eXIf') return [...readExif(corpo).codigos];
  if (tipo !== 'tEXt' && tipo !== 'zTXt' && tipo !== 'iTXt') return [];
  const texto = latin1(corpo);
  if (texto.startsWith('XML:com.adobe.xmp')) return codigosDoXmp(texto);
  return /^(author|artist|copyright|creator)\0/i.test(texto) ? ['autor'] : [];
};

export const limparPng = (bytes: Uint8Array): Limpeza | null => {
  const lido = readPng(bytes);
  if (!lido) return null;
  const codigos = lido.blocos.flatMap(({ tipo, inicio, fim }) =>
    codigosDo(tipo, bytes.subarray(inicio + 8, fim - 4)),
  );
  const ficam = lido.blocos.filter(({ tipo }) => FICAM.has(tipo));
  if (ficam.length === lido.blocos.length && lido.fim === bytes.length) return { codigos, limpo: null };
  const partes = ficam.map(({ inicio, fim }) => bytes.subarray(inicio, fim));
  return { codigos, limpo: concat([bytes.subarray(0, 8), ...partes]) };
};
