import { constants, inflateRawSync, inflateSync, type ZlibOptions } from 'node:zlib';

export class FluxoGrandeDemais extends Error {
  override readonly name = 'FluxoGrandeDemais';
}

/** In bytes, because a few can decompress to more than the machine has. */
export const MAX_DE_UM_FLUXO = 128_000_000;

export interface Inflado {
  readonly bytes: Uint8Array;
  /** How many input bytes were used; unknown if the zlib header or checksum is broken. */
  readonly usados?: number;
  /** It was read to its end, and the checksum is right. */
  readonly isInteiro: boolean;
}

type Inflar = (bytes: Uint8Array, opcoes: ZlibOptions) => Uint8Array;

/** Undefined if it cannot be decompressed to its end. */
const tentar = (inflar: Inflar, bytes: Uint8Array, opcoes: ZlibOptions = {}): Uint8Array | undefined => {
  try {
    return inflar(bytes, { maxOutputLength: MAX_DE_UM_FLUXO, ...opcoes });
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new FluxoGrandeDemais();
    return undefined;
  }
};

/**
 * With `info`, an option that the types do not know, zlib also returns its engine, which counts the
 * bytes used.
 */
const inflarContando = (bytes: Uint8Array): Inflado | undefined => {
  let usados = 0;
  const feito = tentar((entrada, opcoes) => {
    const { buffer, engine } = inflateSync(entrada, { ...opcoes, info: true }) as unknown as {
      readonly buffer: Uint8Array;
      readonly engine: { readonly bytesWritten: number };
    };
    usados = engine.bytesWritten;
    return buffer;
  }, bytes);
  return feito && { bytes: feito, usados, isInteiro: true };
};

/** The longest prefix that can be decompressed: readers of damaged files show as much. */
const inflarComeco = (bytes: Uint8Array): Uint8Array => {
  const opcoes = { finishFlush: constants.Z_SYNC_FLUSH };
  let melhor: Uint8Array = new Uint8Array();
  let [certo, errado] = [0, bytes.length + 1];
  while (errado - certo > 1) {
    const meio = (certo + errado) >> 1;
    const feito = tentar(inflateRawSync, bytes.subarray(0, meio), opcoes);
    if (feito) [melhor, certo] = [feito, meio];
    else errado = meio;
  }
  return melhor;
};

export const inflar = (bytes: Uint8Array): Inflado => {
  if (bytes.length === 0) return { bytes, usados: 0, isInteiro: true };
  const contado = inflarContando(bytes);
  if (contado) return contado;
  // The header or checksum is broken, but the data between them may be intact, and readers show it.
  const cru = bytes.subarray(2);
  return { bytes: tentar(inflateRawSync, cru) ?? inflarComeco(cru), isInteiro: false };
};
