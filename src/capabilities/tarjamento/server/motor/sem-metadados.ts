import { PDFName, type PDFRawStream } from '@cantoo/pdf-lib';
import { limparJpeg } from '#capabilities/anexo/domain/metadados/jpeg.ts';
import { limparJpeg2000 } from '#capabilities/anexo/domain/metadados/jpeg2000.ts';
import { filho } from './objetos.ts';

/** Photographs inside the document carry their own place, camera, author and a small copy of themselves. */
export const semMetadados = (stream: PDFRawStream): Uint8Array => {
  const filtro = filho(stream.dict, 'Filter');
  if (filtro === PDFName.of('DCTDecode')) return limparJpeg(stream.contents)?.limpo ?? stream.contents;
  if (filtro === PDFName.of('JPXDecode')) return limparJpeg2000(stream.contents)?.limpo ?? stream.contents;
  return stream.contents;
};
