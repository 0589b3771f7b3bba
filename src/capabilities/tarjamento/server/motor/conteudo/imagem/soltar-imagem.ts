import {
  PDFBool,
  type PDFContext,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { n } from '../../documento/objetos.ts';
import { Cadeia, Nome, type Valor } from '../lexico.ts';
import type { ImagemEmLinha } from '../operacoes.ts';
import type { Recursos } from '../recursos.ts';

/** ISO 32000-1, tables 93 and 94: the short names of an inline image. */
const POR_EXTENSO: Readonly<Record<string, string>> = {
  G: 'DeviceGray',
  RGB: 'DeviceRGB',
  CMYK: 'DeviceCMYK',
  I: 'Indexed',
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};

const objetoDe = (contexto: PDFContext, valor: Valor): PDFObject => {
  if (typeof valor === 'number') return PDFNumber.of(valor);
  if (typeof valor === 'boolean') return valor ? PDFBool.True : PDFBool.False;
  if (valor === null) return PDFNull;
  if (valor instanceof Nome) return PDFName.of(POR_EXTENSO[valor.valor] ?? valor.valor);
  if (valor instanceof Cadeia) return PDFString.of(escapar(valor.bytes));
  if (valor instanceof Map) {
    const dict = contexto.obj({});
    for (const [chave, item] of valor) dict.set(n(chave), objetoDe(contexto, item));
    return dict;
  }
  const array = contexto.obj([]);
  for (const item of valor) array.push(objetoDe(contexto, item));
  return array;
};

const escapar = (bytes: string): string => bytes.replace(/[\\()]/g, '\\$&').replace(/\r/g, '\\r');

/** Turns an inline image into a picture object like the others. */
export const soltarImagem = (
  { dicionario, dados }: ImagemEmLinha,
  recursos: Recursos,
  contexto: PDFContext,
): PDFRawStream => {
  const dict = contexto.obj({ Type: 'XObject', Subtype: 'Image' });
  for (const [chave, valor] of dicionario) {
    const nomeado =
      chave === 'ColorSpace' && valor instanceof Nome ? recursos.bruto('ColorSpace', valor.valor) : undefined;
    dict.set(n(chave), nomeado ?? objetoDe(contexto, valor));
  }
  return PDFRawStream.of(dict, Buffer.from(dados, 'latin1'));
};
