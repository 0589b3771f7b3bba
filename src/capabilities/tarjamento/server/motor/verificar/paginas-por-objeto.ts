import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

const PARA_OUTRAS_PAGINAS = new Set([PDFName.of('Parent'), PDFName.of('Dest')]);

/** The parts of an object, except references to other pages. */
const partesDe = (objeto: PDFObject): PDFObject[] => {
  if (objeto instanceof PDFArray) return objeto.asArray();
  const dict = objeto instanceof PDFStream ? objeto.dict : objeto;
  if (!(dict instanceof PDFDict)) return [];
  return dict.entries().flatMap(([chave, valor]) => (PARA_OUTRAS_PAGINAS.has(chave) ? [] : [valor]));
};

/** Every object reachable from this one, itself included. */
export const alcancadosDe = (
  inicio: PDFObject,
  achar: (ref: PDFRef) => PDFObject | undefined,
): Set<PDFRef> => {
  const vistos = new Set<PDFRef>();
  const pendentes: PDFObject[] = [inicio];
  for (let objeto = pendentes.pop(); objeto; objeto = pendentes.pop()) {
    if (!(objeto instanceof PDFRef)) {
      pendentes.push(...partesDe(objeto));
      continue;
    }
    if (vistos.has(objeto)) continue;
    vistos.add(objeto);
    const alvo = achar(objeto);
    if (alvo) pendentes.push(alvo);
  }
  return vistos;
};

/** The pages that use each object of the document. */
export const paginasPorObjeto = (doc: PDFDocument): ReadonlyMap<PDFRef, readonly number[]> => {
  const paginas = new Map<PDFRef, number[]>();
  for (const [numero, { ref }] of doc.getPages().entries()) {
    for (const alcancado of alcancadosDe(ref, (r) => doc.context.lookup(r))) {
      paginas.set(alcancado, [...(paginas.get(alcancado) ?? []), numero]);
    }
  }
  return paginas;
};
