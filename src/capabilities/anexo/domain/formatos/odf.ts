import { latin1 } from './bytes.ts';
import { abrirEntrada, type EntradaZip } from './zip.ts';

const MIMES = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
} as const;

const abrir = (entradas: readonly EntradaZip[], procurado: string): string => {
  const entrada = entradas.find(({ nome }) => nome === procurado);
  if (!entrada) return '';
  const bytes = abrirEntrada(entrada);
  return latin1(bytes, 0, bytes.length);
};

/** By the entry that every OpenDocument begins with (ODF 1.3, part 2, 3.3); null for any other zip. */
export const formatoDoOdf = (entradas: readonly EntradaZip[]): 'odt' | 'ods' | null => {
  const [primeira] = entradas;
  if (primeira?.nome !== 'mimetype' || !entradas.some(({ nome }) => nome === 'content.xml')) return null;
  const mime = abrir([primeira], 'mimetype').trim();
  return (MIMES as Readonly<Record<string, 'odt' | 'ods'>>)[mime] ?? null;
};

export const temMacrosOdf = (entradas: readonly EntradaZip[]): boolean =>
  entradas.some(({ nome }) => /^(?:Basic|Scripts)\//i.test(nome));

export const temSenhaOdf = (entradas: readonly EntradaZip[]): boolean =>
  abrir(entradas, 'META-INF/manifest.xml').includes('encryption-data');
