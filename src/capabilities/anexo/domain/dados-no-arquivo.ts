import { analisar } from '#capabilities/dados-pessoais/domain/analisar.ts';
import type { TipoDeDado } from '#capabilities/dados-pessoais/domain/tipos.ts';
import type { CodigoDeAlerta } from './alertas.ts';
import { decodificar } from './formatos/texto.ts';
import { abrirEntrada, type EntradaZip } from './formatos/zip.ts';
import type { Formato } from './tipos-de-arquivo.ts';

/** A table of a thousand lines is far below it; the search takes about a second for as much. */
const MAX_LIDO = 400_000;

/** A name alone is often public, as a server's is; a company is nobody. */
const NAO_CONTAM: readonly TipoDeDado[] = ['nome', 'cnpj', 'cep', 'placa'];

const PARTES_COM_TEXTO: Partial<Record<Formato, RegExp>> = {
  odt: /^content\.xml$/,
  ods: /^content\.xml$/,
  docx: /^word\/(?:document|footnotes|endnotes|comments|header\d*|footer\d*)\.xml$/,
  xlsx: /^xl\/(?:sharedStrings|worksheets\/[^/]+|comments[^/]*)\.xml$/,
};

const semMarcas = (xml: string): string =>
  xml
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|apos);/g, ' ')
    .replace(/ {2,}/g, '\n');

/** The words of a file; null of a format that is not read, such as a picture, a sound or a PDF. */
const palavrasDe = (formato: Formato, bytes: Uint8Array, entradas: readonly EntradaZip[]): string | null => {
  const partes = PARTES_COM_TEXTO[formato];
  if (partes)
    return entradas
      .filter(({ nome }) => partes.test(nome))
      .map((entrada) => semMarcas(decodificar(abrirEntrada(entrada))))
      .join('\n');
  if (formato === 'xml') return semMarcas(decodificar(bytes));
  return ['csv', 'json', 'txt'].includes(formato) ? decodificar(bytes).replace(/[;,\t"]+/g, ' ; ') : null;
};

/** What the sender of an answer should look at again before it goes: data of people in the file itself. */
export const dadosNoArquivo = (
  formato: Formato,
  bytes: Uint8Array,
  entradas: readonly EntradaZip[],
): readonly CodigoDeAlerta[] => {
  const palavras = palavrasDe(formato, bytes, entradas);
  if (palavras === null) return [];
  const achou = analisar(palavras.slice(0, MAX_LIDO)).some(({ tipo }) => !NAO_CONTAM.includes(tipo));
  return [
    ...(achou ? (['dados-de-pessoas'] as const) : []),
    ...(palavras.length > MAX_LIDO ? (['dados-em-parte'] as const) : []),
  ];
};
