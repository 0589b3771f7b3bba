import type { DocumentoAberto } from '../../../domain/pdf/documento.ts';
import { salvarCopia } from '../../../domain/pdf/salvar-copia.ts';

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
  return salvarCopia(motor, doc);
};
