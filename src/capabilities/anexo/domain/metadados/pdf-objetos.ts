import type { PDFContext, PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { latin1 } from '../formatos/bytes.ts';

export type Lib = typeof import('@cantoo/pdf-lib');

/** What the library could not parse is written back, so what it points to must stay too. */
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

/** Visits everything these objects point to, also nested inside others; each object once. */
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

/** Structure that saving rewrites anyway; a number may be the length of a stream. */
const isMoldura = ({ PDFNumber, PDFStream, PDFName }: Lib, objeto: PDFObject): boolean =>
  objeto instanceof PDFNumber ||
  (objeto instanceof PDFStream &&
    ['/ObjStm', '/XRef'].includes(String(objeto.dict.lookup(PDFName.of('Type')))));

/** Deletes whatever the document does not use; true if any of it was real content. */
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
