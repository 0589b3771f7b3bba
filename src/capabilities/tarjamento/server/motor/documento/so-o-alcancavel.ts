import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** Deletes every object that can no longer be reached from the roots. */
export const soOAlcancavel = (contexto: PDFContext, raizes: readonly PDFRef[]): void => {
  const vistos = new Set<PDFRef>();
  const pendentes: PDFObject[] = [...raizes];
  for (let objeto = pendentes.pop(); objeto; objeto = pendentes.pop()) {
    if (objeto instanceof PDFRef) {
      if (vistos.has(objeto)) continue;
      vistos.add(objeto);
      const alvo = contexto.lookup(objeto);
      if (alvo) pendentes.push(alvo);
    } else if (objeto instanceof PDFArray) pendentes.push(...objeto.asArray());
    else if (objeto instanceof PDFDict) pendentes.push(...objeto.values());
    else if (objeto instanceof PDFStream) pendentes.push(...objeto.dict.values());
  }
  for (const [ref] of contexto.enumerateIndirectObjects()) if (!vistos.has(ref)) contexto.delete(ref);
};
