import type { PDFDict, PDFDocument, PDFObject } from '@cantoo/pdf-lib';
import type { CodigoDeAlerta } from '../alertas.ts';
import { latin1 } from '../formatos/bytes.ts';
import { type Lib, percorrer } from './pdf-objetos.ts';
import { codigosDoXmp } from './xmp.ts';

/** XMP, private data of programs, who made a layer, where a page was copied from. */
const DE_PESSOA = ['Metadata', 'PieceInfo', 'LastModified', 'CreatorInfo', 'SpiderInfo'];

const textoDe = ({ PDFName, PDFString, PDFHexString }: Lib, dict: PDFDict, chave: string): string => {
  const valor = dict.lookup(PDFName.of(chave));
  return valor instanceof PDFString || valor instanceof PDFHexString ? valor.decodeText().trim() : '';
};

const isDoTipo = ({ PDFName }: Lib, dict: PDFDict, tipo: string): boolean =>
  dict.lookup(PDFName.of('Type')) === PDFName.of(tipo);

/** In a note /T is its author; in a form field it is the field's name. */
const isNota = ({ PDFName }: Lib, dict: PDFDict): boolean =>
  dict.has(PDFName.of('Rect')) &&
  dict.has(PDFName.of('Subtype')) &&
  dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Widget');

export const isAssinado = (lib: Lib, objeto: PDFObject): boolean =>
  objeto instanceof lib.PDFDict &&
  (objeto.has(lib.PDFName.of('ByteRange')) ||
    (isDoTipo(lib, objeto, 'Sig') && objeto.has(lib.PDFName.of('Contents'))));

const codigosDosMetadados = (lib: Lib, objeto: PDFObject): CodigoDeAlerta[] => {
  if (!(objeto instanceof lib.PDFRawStream) || !isDoTipo(lib, objeto.dict, 'Metadata')) return [];
  try {
    return codigosDoXmp(latin1(lib.decodePDFRawStream(objeto).decode()));
  } catch {
    // It is removed unread: better one warning too many.
    return ['autor'];
  }
};

/** Signs of a person, also in what an editor left behind in the file. */
export const sinaisDePessoas = (lib: Lib, objeto: PDFObject): CodigoDeAlerta[] => {
  if (!(objeto instanceof lib.PDFDict)) return codigosDosMetadados(lib, objeto);
  const codigos: CodigoDeAlerta[] = [];
  if (textoDe(lib, objeto, 'Author') !== '') codigos.push('autor');
  if (isNota(lib, objeto) && textoDe(lib, objeto, 'T') !== '') codigos.push('revisoes');
  return codigos;
};

const chavesDePessoa = (lib: Lib, dict: PDFDict): string[] => [
  ...DE_PESSOA,
  ...(textoDe(lib, dict, 'Author') === '' ? [] : ['Author']),
  ...(isNota(lib, dict) ? ['T'] : []),
  ...(isDoTipo(lib, dict, 'Page') ? ['Thumb'] : []),
  ...(isDoTipo(lib, dict, 'Thread') ? ['I'] : []),
];

/** Removes the names from everything that the document uses. */
export const limparPessoas = (
  lib: Lib,
  { context, catalog }: PDFDocument,
): { codigos: CodigoDeAlerta[]; mudou: boolean } => {
  const { PDFArray, PDFDict: Dict, PDFInvalidObject, PDFName, PDFRawStream } = lib;
  const codigos: CodigoDeAlerta[] = [];
  let mudou = false;
  const tirar = (dict: PDFObject | undefined, chaves: readonly string[]): void => {
    if (!(dict instanceof Dict)) return;
    for (const chave of chaves) mudou = dict.delete(PDFName.of(chave)) || mudou;
  };
  const fios = catalog.lookup(PDFName.of('Threads'));
  if (fios instanceof PDFArray) for (const fio of fios.asArray()) tirar(context.lookup(fio), ['I']);
  percorrer(lib, context, [context.trailerInfo.Root], (objeto) => {
    if (objeto instanceof PDFInvalidObject) codigos.push('nao-conferido');
    if (objeto instanceof PDFRawStream && isDoTipo(lib, objeto.dict, 'Metadata')) {
      const ref = context.getObjectRef(objeto);
      if (ref) mudou = context.delete(ref) || mudou;
    }
    if (!(objeto instanceof Dict)) return;
    tirar(objeto, chavesDePessoa(lib, objeto));
    tirar(objeto.lookup(PDFName.of('Usage')), ['User']);
    // A whole file inside this one, with its own author.
    if (objeto.has(PDFName.of('EF'))) codigos.push('nao-conferido');
  });
  return { codigos, mudou };
};
