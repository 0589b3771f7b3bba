import type { PDFDocument } from '@cantoo/pdf-lib';
import type { CodigoDeAlerta } from '../alertas.ts';
import { latin1 } from '../formatos/bytes.ts';
import { limparJpeg } from './jpeg.ts';
import type { Limpeza } from './limpeza.ts';
import { codigosDoXmp } from './xmp.ts';

type Lib = typeof import('@cantoo/pdf-lib');

/** Nobody's: the program that wrote it and the dates. */
const SEM_PESSOA = ['Producer', 'CreationDate', 'ModDate', 'Trapped'];

const abrir = async ({ PDFDocument: Documento }: Lib, bytes: Uint8Array): Promise<PDFDocument | null> => {
  try {
    const documento = await Documento.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    return documento.isEncrypted || documento.getPageCount() > 0 ? documento : null;
  } catch {
    // The library reads less than readers do: the file may be good, but we cannot tell what it says of its author.
    return null;
  }
};

const limparInfo = (
  { PDFDict, PDFName, PDFString, PDFHexString }: Lib,
  documento: PDFDocument,
): CodigoDeAlerta[] => {
  const { context } = documento;
  const info = context.lookup(context.trailerInfo.Info);
  if (!(info instanceof PDFDict)) return [];
  const autor = info.lookup(PDFName.of('Author'));
  const temAutor =
    (autor instanceof PDFString || autor instanceof PDFHexString) && autor.decodeText().trim() !== '';
  for (const chave of info.keys()) if (!SEM_PESSOA.includes(chave.decodeText())) info.delete(chave);
  return temAutor ? ['autor'] : [];
};

/** Goes through every object: XMP of pages and pictures, names beside notes, photos with their own EXIF. */
const limparObjetos = (lib: Lib, { context }: PDFDocument): { codigos: CodigoDeAlerta[]; mudou: boolean } => {
  const { PDFDict, PDFName, PDFRawStream, decodePDFRawStream } = lib;
  const codigos: CodigoDeAlerta[] = [];
  let mudou = false;
  for (const [ref, objeto] of context.enumerateIndirectObjects()) {
    const dict = objeto instanceof PDFRawStream ? objeto.dict : objeto;
    if (!(dict instanceof PDFDict)) continue;
    for (const nome of ['Metadata', 'PieceInfo']) mudou = dict.delete(PDFName.of(nome)) || mudou;
    const subtipo = dict.lookup(PDFName.of('Subtype'));
    const isNota = dict.has(PDFName.of('Rect')) && subtipo !== PDFName.of('Widget');
    if (isNota && dict.delete(PDFName.of('T'))) {
      codigos.push('revisoes');
      mudou = true;
    }
    if (!(objeto instanceof PDFRawStream)) continue;
    if (dict.lookup(PDFName.of('Type')) === PDFName.of('Metadata')) {
      codigos.push(...codigosDoXmp(latin1(decodePDFRawStream(objeto).decode())));
      context.delete(ref);
      mudou = true;
    }
    if (dict.lookup(PDFName.of('Filter')) === PDFName.of('DCTDecode')) {
      const foto = limparJpeg(objeto.getContents());
      if (!foto) continue;
      codigos.push(...foto.codigos.filter((codigo) => codigo !== 'aparelho'));
      if (foto.limpo) {
        context.assign(ref, PDFRawStream.of(dict, foto.limpo));
        mudou = true;
      }
    }
  }
  return { codigos, mudou };
};

const isAssinado = ({ PDFDict, PDFName }: Lib, { context }: PDFDocument): boolean =>
  context
    .enumerateIndirectObjects()
    .some(([, objeto]) => objeto instanceof PDFDict && objeto.has(PDFName.of('ByteRange')));

/** Signed, protected and unreadable files stay as they are: the alert says so. */
export const limparPdf = async (bytes: Uint8Array): Promise<Limpeza> => {
  const lib = await import('@cantoo/pdf-lib');
  const documento = await abrir(lib, bytes);
  if (!documento) return { codigos: ['nao-conferido'], limpo: null };
  if (documento.isEncrypted) return { codigos: ['protegido'], limpo: null };
  if (isAssinado(lib, documento)) return { codigos: ['assinatura'], limpo: null };
  const antes = documento.context.trailerInfo.Info;
  const info = limparInfo(lib, documento);
  const { codigos, mudou } = limparObjetos(lib, documento);
  if (!antes && !mudou) return { codigos: [...info, ...codigos], limpo: null };
  const limpo = await documento.save({ addDefaultPage: false, updateFieldAppearances: false });
  return { codigos: [...info, ...codigos], limpo };
};
