import {
  decodePDFRawStream,
  PDFArray,
  PDFContentStream,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFStream,
} from '@cantoo/pdf-lib';
import { FluxoGrandeDemais, inflar, MAX_DE_UM_FLUXO } from './imagem/inflar.ts';

/** Limits what a document may decompress to: a few bytes can exceed the machine's memory. */
export class Orcamento {
  private restante: number;
  /** How many streams could not be read to their end. */
  perdas = 0;

  constructor(bytes: number) {
    this.restante = bytes;
  }

  gastar(bytes: number): void {
    this.restante -= bytes;
    if (this.restante < 0) throw new FluxoGrandeDemais();
  }

  perder(): void {
    this.perdas++;
  }
}

const emLista = (objeto: PDFObject | undefined): (PDFObject | undefined)[] =>
  objeto instanceof PDFArray ? objeto.asArray().map((_, at) => objeto.lookup(at)) : [objeto];

export const filtrosDe = (dict: PDFDict): string[] =>
  emLista(dict.lookup(PDFName.of('Filter')))
    .filter((item): item is PDFName => item instanceof PDFName)
    .map((nome) => nome.decodeText());

/** With several filters, each has its own parameters, or null. */
export const parametrosDe = (dict: PDFDict): (PDFDict | undefined)[] =>
  emLista(dict.lookup(PDFName.of('DecodeParms'))).map((item) => (item instanceof PDFDict ? item : undefined));

const DE_IMAGEM = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode', 'CCF']);

export const isFiltroDeImagem = (filtro: string): boolean => DE_IMAGEM.has(filtro);

export const isFluxoDeImagem = (dict: PDFDict): boolean => filtrosDe(dict).some(isFiltroDeImagem);

export const isFlate = (filtro: string | undefined): boolean => filtro === 'FlateDecode' || filtro === 'Fl';

interface Embalado {
  readonly bytes: Uint8Array;
  readonly filtro: string;
  readonly parms: PDFDict | undefined;
}

const desembalar = ({ bytes, filtro, parms }: Embalado, { context }: PDFDict, orcamento: Orcamento) => {
  if (isFlate(filtro) && !parms?.has(PDFName.of('Predictor'))) {
    const inflado = inflar(bytes);
    if (!inflado.isInteiro) orcamento.perder();
    return inflado.bytes;
  }
  const um = context.obj({ Filter: filtro });
  if (parms) um.set(PDFName.of('DecodeParms'), parms);
  if (bytes.length > MAX_DE_UM_FLUXO / 16) throw new FluxoGrandeDemais();
  try {
    return decodePDFRawStream(PDFRawStream.of(um, bytes)).decode();
  } catch {
    // The library decodes all or nothing; the person is told that something is missing.
    orcamento.perder();
    return new Uint8Array();
  }
};

/** The decompressed bytes of a stream, within limits; data for a picture decoder stays as it is. */
export const readFluxo = (stream: PDFStream, orcamento: Orcamento): Uint8Array => {
  if (stream instanceof PDFContentStream) return stream.getUnencodedContents();
  if (!(stream instanceof PDFRawStream)) return stream.getContents();
  const parms = parametrosDe(stream.dict);
  let bytes = stream.contents;
  for (const [ordem, filtro] of filtrosDe(stream.dict).entries()) {
    if (isFiltroDeImagem(filtro)) return bytes;
    bytes = desembalar({ bytes, filtro, parms: parms[ordem] }, stream.dict, orcamento);
    orcamento.gastar(bytes.length);
  }
  return bytes;
};

export const readTextoDoFluxo = (stream: PDFStream, orcamento: Orcamento): string =>
  Buffer.from(readFluxo(stream, orcamento)).toString('latin1');
