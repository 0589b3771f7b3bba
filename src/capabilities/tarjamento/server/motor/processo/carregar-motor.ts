import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import type { Motor } from '../../../domain/pdf/motor.ts';

/** PDFium from the installed package: nothing is downloaded. */
export const carregarMotor = async (): Promise<Motor> => {
  const arquivo = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const wasm = await readFile(arquivo);
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  const motor = (await init({ wasmBinary } as Parameters<typeof init>[0])) as unknown as Motor;
  motor.PDFiumExt_Init();
  return motor;
};
