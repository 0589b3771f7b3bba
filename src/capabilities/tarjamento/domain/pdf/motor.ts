import type { Methods } from '@embedpdf/pdfium';

/**
 * What we use of the WebAssembly module besides PDFium's functions: its memory. The views change
 * when it grows.
 */
interface Memoria {
  readonly HEAPU8: Uint8Array<ArrayBuffer>;
  readonly HEAP32: Int32Array<ArrayBuffer>;
  readonly HEAPF32: Float32Array<ArrayBuffer>;
  readonly HEAPF64: Float64Array<ArrayBuffer>;
  readonly wasmExports: { malloc(tamanho: number): number; free(endereco: number): void };
}

/**
 * PDFium, wrapped and initialised. The caller passes it in, so that browser and server share this
 * folder.
 */
export type Motor = Methods & { readonly pdfium: Memoria };

type DeNumeros = {
  [Nome in keyof Methods]: Methods[Nome] extends (...valores: infer A) => unknown
    ? A extends readonly number[]
      ? Nome
      : never
    : never;
}[keyof Methods];

/**
 * A function of PDFium without the wrapper, which looks it up and converts values at every call:
 * for questions asked once per letter. True and false come as 1 and 0.
 */
export const direta = (motor: Motor, nome: DeNumeros): ((...valores: number[]) => number) => {
  const exportada = (motor.pdfium as unknown as Record<string, unknown>)[`_${nome}`];
  if (typeof exportada === 'function') return exportada as (...valores: number[]) => number;
  const embrulhada = motor[nome] as (...valores: number[]) => unknown;
  return (...valores) => Number(embrulhada(...valores));
};

/** Allocates PDFium memory, uses it and frees it. */
export const comMemoria = <R>(motor: Motor, bytes: number, usar: (endereco: number) => R): R => {
  const endereco = motor.pdfium.wasmExports.malloc(bytes);
  if (endereco === 0) throw new Error('PDFium has no memory left');
  try {
    return usar(endereco);
  } finally {
    motor.pdfium.wasmExports.free(endereco);
  }
};
