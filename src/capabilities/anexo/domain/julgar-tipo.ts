import { fileTypeFromBuffer } from 'file-type';
import { indexOf, lastIndexOf, startsWith } from './formatos/bytes.ts';
import { isCfb, nomesDoCfb } from './formatos/cfb.ts';
import { inicioDoSom } from './formatos/mp3.ts';
import { escondeOutro } from './formatos/segundo-formato.ts';
import { isTexto } from './formatos/texto.ts';
import { type EntradaZip, readZip } from './formatos/zip.ts';
import { readJpeg } from './metadados/jpeg.ts';
import { readPng } from './metadados/png.ts';
import { isEnorme, tamanhoDoJpeg, tamanhoDoPng } from './metadados/tamanho-da-imagem.ts';
import { extensaoDe } from './nome-do-arquivo.ts';
import { recusas } from './recusas.ts';
import type { Formato } from './tipos-de-arquivo.ts';

export type Julgamento =
  | { readonly recusa: string }
  | { readonly formato: Formato; readonly entradas?: readonly EntradaZip[] };

const recusa = (motivo: string): Julgamento => ({ recusa: motivo });

const julgarZip = (bytes: Uint8Array): Julgamento => {
  const lido = readZip(bytes);
  if ('problema' in lido) {
    if (lido.problema === 'bomba') return recusa(recusas.bomba);
    return recusa(lido.problema === 'com-senha' ? recusas.comSenha : recusas.danificado);
  }
  const { entradas } = lido;
  const nomes = new Set(entradas.map(({ nome }) => nome));
  if (!nomes.has('[Content_Types].xml')) return recusa(recusas.tipo('zip'));
  if (entradas.some(({ nome }) => /vbaProject\.bin$/i.test(nome))) return recusa(recusas.macros);
  if (nomes.has('word/document.xml')) return { formato: 'docx', entradas };
  if (nomes.has('xl/workbook.xml')) return { formato: 'xlsx', entradas };
  return recusa(recusas.tipo('zip'));
};

const julgarCfb = (bytes: Uint8Array): Julgamento => {
  const nomes = nomesDoCfb(bytes);
  if (nomes.includes('WordDocument')) return { formato: 'doc' };
  if (nomes.includes('Workbook') || nomes.includes('Book')) return { formato: 'xls' };
  // Word and Excel wrap a password-protected document in a file of the older format.
  return recusa(nomes.includes('EncryptedPackage') ? recusas.comSenha : recusas.tipo(null));
};

const julgarPdf = (bytes: Uint8Array): Julgamento => {
  const fim = lastIndexOf(bytes, '%%EOF');
  if (fim < 0 || indexOf(bytes, 'startxref') < 0) return recusa(recusas.danificado);
  return escondeOutro(bytes.subarray(fim + 5)) ? recusa(recusas.doisFormatos) : { formato: 'pdf' };
};

const julgarImagem = (bytes: Uint8Array, formato: 'jpg' | 'png'): Julgamento => {
  const lida = formato === 'jpg' ? readJpeg(bytes) : readPng(bytes);
  const tamanho = formato === 'jpg' ? tamanhoDoJpeg(bytes) : tamanhoDoPng(bytes);
  if (!lida || !tamanho) return recusa(recusas.danificado);
  if (isEnorme(tamanho)) return recusa(recusas.imagemEnorme);
  return escondeOutro(bytes.subarray(lida.fim)) ? recusa(recusas.doisFormatos) : { formato };
};

const julgarTexto = (bytes: Uint8Array, nome: string): Julgamento => {
  if (!isTexto(bytes))
    return recusa(extensaoDe(nome) === '.txt' ? recusas.textoIlegivel : recusas.tipo(null));
  return extensaoDe(nome) === '.txt' ? { formato: 'txt' } : recusa(recusas.textoComOutroNome);
};

/** What a file is, by content; the name only tells one plain text from another. */
export const julgarTipo = async (bytes: Uint8Array, nome: string): Promise<Julgamento> => {
  if (startsWith(bytes, 'PK\x03\x04')) return julgarZip(bytes);
  if (isCfb(bytes)) return julgarCfb(bytes);
  const achado = (await fileTypeFromBuffer(bytes))?.ext;
  switch (achado) {
    case 'pdf':
      return julgarPdf(bytes);
    case 'jpg':
    case 'png':
      return julgarImagem(bytes, achado);
    case 'apng':
      return julgarImagem(bytes, 'png');
    case 'mp4':
    case 'm4v':
      return { formato: 'mp4' };
    case 'avi':
      return { formato: 'avi' };
    case 'mp3':
      return inicioDoSom(bytes) < 0 ? recusa(recusas.danificado) : { formato: 'mp3' };
    case undefined:
    case 'xml':
      return julgarTexto(bytes, nome);
    default:
      return recusa(recusas.tipo(achado));
  }
};
