import { constants, inflateRawSync, inflateSync } from 'node:zlib';
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

/** What was unpacked so far, of one document: a few bytes can unpack to more than the machine has. */
export class Orcamento {
  private restante: number;

  constructor(bytes: number) {
    this.restante = bytes;
  }

  gastar(bytes: number): void {
    this.restante -= bytes;
    if (this.restante < 0) throw new FluxoGrandeDemais();
  }
}

export class FluxoGrandeDemais extends Error {
  override readonly name = 'FluxoGrandeDemais';
}

const MAX_DE_UM_FLUXO = 128_000_000;

const inflar = (bytes: Uint8Array): Uint8Array => {
  const opcoes = { maxOutputLength: MAX_DE_UM_FLUXO, finishFlush: constants.Z_SYNC_FLUSH };
  try {
    return inflateSync(bytes, opcoes);
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new FluxoGrandeDemais();
    // A broken header or checksum: the data behind it may still be whole.
    try {
      return inflateRawSync(bytes.subarray(2), opcoes);
    } catch {
      return new Uint8Array();
    }
  }
};

/** One value, or a list of them. */
const emLista = (objeto: PDFObject | undefined): (PDFObject | undefined)[] =>
  objeto instanceof PDFArray ? objeto.asArray().map((_, at) => objeto.lookup(at)) : [objeto];

const filtrosDe = (dict: PDFDict): string[] =>
  emLista(dict.lookup(PDFName.of('Filter')))
    .filter((item): item is PDFName => item instanceof PDFName)
    .map((nome) => nome.decodeText());

const DE_IMAGEM = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode', 'CCF']);

export const isFluxoDeImagem = (dict: PDFDict): boolean =>
  filtrosDe(dict).some((nome) => DE_IMAGEM.has(nome));

const desembalar = (
  bytes: Uint8Array,
  filtro: string,
  parms: PDFObject | undefined,
  dict: PDFDict,
): Uint8Array => {
  const temPreditor = parms instanceof PDFDict && parms.has(PDFName.of('Predictor'));
  if (/^(FlateDecode|Fl)$/.test(filtro) && !temPreditor) return inflar(bytes);
  const um = dict.context.obj({ Filter: filtro });
  if (parms instanceof PDFDict) um.set(PDFName.of('DecodeParms'), parms);
  if (bytes.length > MAX_DE_UM_FLUXO / 16) throw new FluxoGrandeDemais();
  try {
    return decodePDFRawStream(PDFRawStream.of(um, bytes)).decode();
  } catch {
    // What cannot be unpacked cannot be drawn either.
    return new Uint8Array();
  }
};

/** The bytes of a stream, unpacked within bounds; those that only a picture's decoder unpacks come as they are. */
export const lerFluxo = (stream: PDFStream, orcamento: Orcamento): Uint8Array => {
  if (stream instanceof PDFContentStream) return stream.getUnencodedContents();
  if (!(stream instanceof PDFRawStream)) return stream.getContents();
  const parms = emLista(stream.dict.lookup(PDFName.of('DecodeParms')));
  let bytes = stream.contents;
  for (const [ordem, filtro] of filtrosDe(stream.dict).entries()) {
    if (DE_IMAGEM.has(filtro)) return bytes;
    bytes = desembalar(bytes, filtro, parms[ordem], stream.dict);
    orcamento.gastar(bytes.length);
  }
  return bytes;
};

export const lerTextoDoFluxo = (stream: PDFStream, orcamento: Orcamento): string =>
  Buffer.from(lerFluxo(stream, orcamento)).toString('latin1');
