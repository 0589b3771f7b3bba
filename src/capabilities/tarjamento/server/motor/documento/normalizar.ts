import type { DocumentoAberto } from '../../../domain/pdf/documento.ts';
import { comMemoria } from '../../../domain/pdf/motor.ts';

const NORMAL = 0;

/** Draws the notes and fields that have no stored drawing, as readers do when they open them. */
const desenharAnotacoes = ({ motor, doc, paginas }: DocumentoAberto): void => {
  for (const numero of paginas.keys()) {
    const quantas = motor.EPDFPage_GetAnnotCountRaw(doc, numero);
    for (let at = 0; at < quantas; at++) {
      const anotacao = motor.EPDFPage_GetAnnotRaw(doc, numero, at);
      if (anotacao === 0) continue;
      if (!motor.EPDFAnnot_HasAppearanceStream(anotacao, NORMAL)) {
        if (!motor.EPDFAnnot_GenerateAppearance(anotacao)) motor.EPDFAnnot_GenerateFormFieldAP(anotacao);
      }
      motor.FPDFPage_CloseAnnot(anotacao);
    }
  }
};

/** The document rewritten by PDFium: repaired, without earlier versions, and not encrypted. */
export const normalizar = (aberto: DocumentoAberto): Uint8Array => {
  const { motor, doc } = aberto;
  desenharAnotacoes(aberto);
  if (motor.EPDF_IsEncrypted(doc)) motor.EPDF_RemoveEncryption(doc);
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
