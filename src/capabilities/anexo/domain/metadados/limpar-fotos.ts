import type { PDFContext, PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import type { CodigoDeAlerta } from '../alertas.ts';
import { limparJpeg } from './jpeg.ts';
import { limparJpeg2000 } from './jpeg2000.ts';
import type { Limpeza } from './limpeza.ts';
import type { Lib } from './pdf-objetos.ts';

const LIMPAR: Readonly<Record<string, (bytes: Uint8Array) => Limpeza | null>> = {
  '/DCTDecode': limparJpeg,
  '/DCT': limparJpeg,
  '/JPXDecode': limparJpeg2000,
};

const emLista = ({ PDFArray }: Lib, context: PDFContext, valor: PDFObject | undefined): PDFObject[] => {
  if (valor === undefined) return [];
  return valor instanceof PDFArray ? valor.asArray().map((each) => context.lookup(each) ?? each) : [valor];
};

/** The photo's own bytes, with the encodings that the PDF put around it undone. */
const abrirFoto = (lib: Lib, context: PDFContext, stream: PDFRawStream, antes: PDFObject[]): Uint8Array => {
  if (antes.length === 0) return stream.getContents();
  const dict = stream.dict.clone(context);
  const parametros = emLista(lib, context, dict.lookup(lib.PDFName.of('DecodeParms')));
  dict.set(lib.PDFName.of('Filter'), context.obj(antes));
  if (parametros.length > 0) {
    dict.set(lib.PDFName.of('DecodeParms'), context.obj(parametros.slice(0, antes.length)));
  }
  return lib.decodePDFRawStream(lib.PDFRawStream.of(dict, stream.getContents())).decode();
};

const limparFoto = (lib: Lib, context: PDFContext, stream: PDFRawStream): Limpeza => {
  const { PDFName } = lib;
  const filtros = emLista(lib, context, stream.dict.lookup(PDFName.of('Filter')));
  const formato = filtros.at(-1);
  const limpar = formato && LIMPAR[String(formato)];
  if (!limpar) return { codigos: [], limpo: null };
  const limpeza = limpar(abrirFoto(lib, context, stream, filtros.slice(0, -1)));
  if (!limpeza) return { codigos: ['nao-conferido'], limpo: null };
  if (limpeza.limpo && filtros.length > 1) {
    const parametros = emLista(lib, context, stream.dict.lookup(PDFName.of('DecodeParms')))[
      filtros.length - 1
    ];
    stream.dict.delete(PDFName.of('DecodeParms'));
    if (parametros instanceof lib.PDFDict) stream.dict.set(PDFName.of('DecodeParms'), parametros);
    stream.dict.set(PDFName.of('Filter'), formato);
  }
  return limpeza;
};

/** Photos of a PDF are whole files with camera data. The camera's model is not reported. */
export const limparFotos = (lib: Lib, context: PDFContext): { codigos: CodigoDeAlerta[]; mudou: boolean } => {
  const codigos: CodigoDeAlerta[] = [];
  let mudou = false;
  for (const [ref, objeto] of context.enumerateIndirectObjects()) {
    if (!(objeto instanceof lib.PDFRawStream)) continue;
    try {
      const foto = limparFoto(lib, context, objeto);
      codigos.push(...foto.codigos.filter((codigo) => codigo !== 'aparelho'));
      if (!foto.limpo) continue;
      context.assign(ref, lib.PDFRawStream.of(objeto.dict, foto.limpo));
      mudou = true;
    } catch {
      // The library cannot decode every kind of photo.
      codigos.push('nao-conferido');
    }
  }
  return { codigos, mudou };
};
