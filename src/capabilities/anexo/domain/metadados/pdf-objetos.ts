import type { PDFContext, PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { latin1 } from '../formatos/bytes.ts';

export type Lib = typeof import('@cantoo/pdf-lib');

/** What the library could not understand is written as it came: what it points to must stay too. */
const citadosPor = ({ PDFRef: Ref }: Lib, objeto: PDFObject): PDFRef[] => {
  const bytes = new Uint8Array(objeto.sizeInBytes());
  objeto.copyBytesInto(bytes, 0);
  return [...latin1(bytes).matchAll(/(?<!\d)(\d{1,10})\s{1,9}(\d{1,5})\s{1,9}R\b/g)].map(
    ([, numero, geracao]) => Ref.of(Number(numero), Number(geracao)),
  );
};

const filhosDe = (lib: Lib, objeto: PDFObject): readonly PDFObject[] => {
  if (objeto instanceof lib.PDFArray) return objeto.asArray();
  if (objeto instanceof lib.PDFDict) return objeto.values();
  if (objeto instanceof lib.PDFStream) return [objeto.dict];
  return objeto instanceof lib.PDFInvalidObject ? citadosPor(lib, objeto) : [];
};

/** Goes through everything that these point to, also what is written inside of another thing; each thing once. */
export const percorrer = (
  lib: Lib,
  context: PDFContext,
  raizes: readonly (PDFObject | undefined)[],
  visitar: (objeto: PDFObject) => void,
): ReadonlySet<PDFObject> => {
  const vistos = new Set<PDFObject>();
  const aVer = raizes.filter((raiz) => raiz !== undefined);
  for (let cada = aVer.pop(); cada; cada = aVer.pop()) {
    if (vistos.has(cada)) continue;
    vistos.add(cada);
    if (cada instanceof lib.PDFRef) {
      const objeto = context.lookup(cada);
      if (objeto) aVer.push(objeto);
      continue;
    }
    visitar(cada);
    for (const filho of filhosDe(lib, cada)) aVer.push(filho);
  }
  return vistos;
};

/** Only the frame of a file, written anew with it; the length of a part may stand on its own. */
const isMoldura = ({ PDFNumber, PDFStream, PDFName }: Lib, objeto: PDFObject): boolean =>
  objeto instanceof PDFNumber ||
  (objeto instanceof PDFStream &&
    ['/ObjStm', '/XRef'].includes(String(objeto.dict.lookup(PDFName.of('Type')))));

/** Takes out whatever the document does not use; true when there was something that could be read. */
export const soOAlcancavel = (lib: Lib, context: PDFContext): boolean => {
  const emUso = percorrer(lib, context, [context.trailerInfo.Root], () => {});
  let temSobras = false;
  for (const [ref, objeto] of context.enumerateIndirectObjects()) {
    if (emUso.has(ref)) continue;
    context.delete(ref);
    temSobras ||= !isMoldura(lib, objeto);
  }
  return temSobras;
};
