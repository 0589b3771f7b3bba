import { comMemoria, type Motor } from './motor.ts';

/** The document as PDFium writes it: repaired, without earlier versions or packed objects. */
export const salvarCopia = (motor: Motor, doc: number): Uint8Array => {
  const escritor = motor.PDFiumExt_OpenFileWriter();
  try {
    if (!motor.PDFiumExt_SaveAsCopy(doc, escritor)) throw new Error('PDFium could not write the document');
    const tamanho = motor.PDFiumExt_GetFileWriterSize(escritor);
    return comMemoria(motor, Math.max(1, tamanho), (endereco) => {
      motor.PDFiumExt_GetFileWriterData(escritor, endereco, tamanho);
      return motor.pdfium.HEAPU8.slice(endereco, endereco + tamanho);
    });
  } finally {
    motor.PDFiumExt_CloseFileWriter(escritor);
  }
};
