import { fileTypeFromBuffer } from 'file-type';
import { MAX_BYTES_DE_VOZ, SEGUNDOS_DE_VOZ } from './anexo-limites.ts';
import { indexOf, lastIndexOf, startsWith } from './formatos/bytes.ts';
import { isCfb, nomesDoCfb } from './formatos/cfb.ts';
import { type FormatoDeTexto, formatoDeTexto, problemaDosDados } from './formatos/dados.ts';
import { inicioDoSom } from './formatos/mp3.ts';
import { formatoDoOdf, temMacrosOdf, temSenhaOdf } from './formatos/odf.ts';
import { readOgg } from './formatos/ogg.ts';
import { escondeOutro } from './formatos/segundo-formato.ts';
import { isTexto } from './formatos/texto.ts';
import { readWebm } from './formatos/webm.ts';
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

/** What a zip that is no document of Office is: a document of LibreOffice, or a plain zip. */
const julgarZipAberto = (entradas: readonly EntradaZip[]): Julgamento => {
  const formato = formatoDoOdf(entradas);
  if (!formato) return { formato: 'zip', entradas };
  if (temMacrosOdf(entradas)) return recusa(recusas.macros);
  return temSenhaOdf(entradas) ? recusa(recusas.comSenha) : { formato, entradas };
};

const julgarZip = (bytes: Uint8Array, deResposta: boolean): Julgamento => {
  const lido = readZip(bytes);
  if ('problema' in lido) {
    if (lido.problema === 'bomba') return recusa(recusas.bomba);
    return recusa(lido.problema === 'com-senha' ? recusas.comSenha : recusas.danificado);
  }
  const { entradas } = lido;
  const nomes = new Set(entradas.map(({ nome }) => nome));
  if (!nomes.has('[Content_Types].xml'))
    return deResposta ? julgarZipAberto(entradas) : recusa(recusas.tipo('zip'));
  if (entradas.some(({ nome }) => /vbaProject\.bin$/i.test(nome))) return recusa(recusas.macros);
  if (nomes.has('word/document.xml')) return { formato: 'docx', entradas };
  if (nomes.has('xl/workbook.xml')) return { formato: 'xlsx', entradas };
  if (nomes.has('ppt/presentation.xml')) return recusa(recusas.tipo('pptx', deResposta));
  // Another document of Office: an answer takes zips, and this is none to whoever sends it.
  return recusa(recusas.tipo(deResposta ? null : 'zip', deResposta));
};

const julgarCfb = (bytes: Uint8Array, deResposta: boolean): Julgamento => {
  const nomes = nomesDoCfb(bytes);
  if (nomes.includes('WordDocument')) return { formato: 'doc' };
  if (nomes.includes('Workbook') || nomes.includes('Book')) return { formato: 'xls' };
  // Word and Excel wrap a password-protected document in a file of the older format.
  return recusa(nomes.includes('EncryptedPackage') ? recusas.comSenha : recusas.tipo(null, deResposta));
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

/** Recorders end a moment after the person's clock does. */
const FOLGA_SEGUNDOS = 2;

interface SomLido {
  readonly isSoSom: boolean;
  readonly segundos: number;
}

/** By size first: a file that cannot be a message is not read byte by byte. */
const julgarVoz = (
  bytes: Uint8Array,
  formato: 'webm' | 'ogg',
  ler: (bytes: Uint8Array) => SomLido | null,
): Julgamento => {
  if (bytes.length > MAX_BYTES_DE_VOZ) return recusa(recusas.somGrande);
  const lida = ler(bytes);
  if (!lida) return recusa(recusas.danificado);
  if (!lida.isSoSom) return recusa(recusas.naoESom);
  return lida.segundos > SEGUNDOS_DE_VOZ + FOLGA_SEGUNDOS ? recusa(recusas.somLongo) : { formato };
};

const somDoOgg = (bytes: Uint8Array): SomLido | null => {
  const lido = readOgg(bytes);
  return lido && { isSoSom: lido.codec !== null, segundos: lido.segundos };
};

const julgarDados = (bytes: Uint8Array, formato: FormatoDeTexto): Julgamento => {
  const motivo = isTexto(bytes) ? problemaDosDados(bytes, formato) : 'ilegivel';
  if (motivo === null) return { formato };
  return recusa(motivo === 'com-programa' ? recusas.xmlComPrograma : recusas.dadosIlegiveis(`.${formato}`));
};

const julgarTexto = (bytes: Uint8Array, nome: string, deResposta: boolean): Julgamento => {
  const formato = deResposta ? formatoDeTexto(extensaoDe(nome)) : null;
  if (formato) return julgarDados(bytes, formato);
  if (!isTexto(bytes))
    return recusa(extensaoDe(nome) === '.txt' ? recusas.textoIlegivel : recusas.tipo(null, deResposta));
  return extensaoDe(nome) === '.txt' ? { formato: 'txt' } : recusa(recusas.textoComOutroNome(deResposta));
};

/** What a file is, by content; the name only tells one plain text from another. Answers also take open formats. */
export const julgarTipo = async (
  bytes: Uint8Array,
  nome: string,
  deResposta = false,
): Promise<Julgamento> => {
  if (startsWith(bytes, 'PK\x03\x04')) return julgarZip(bytes, deResposta);
  if (isCfb(bytes)) return julgarCfb(bytes, deResposta);
  if (startsWith(bytes, 'OggS')) return julgarVoz(bytes, 'ogg', somDoOgg);
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
    case 'webm':
      return julgarVoz(bytes, achado, readWebm);
    case 'mp3':
      return inicioDoSom(bytes) < 0 ? recusa(recusas.danificado) : { formato: 'mp3' };
    case undefined:
    case 'xml':
      return julgarTexto(bytes, nome, deResposta);
    default:
      return recusa(recusas.tipo(achado, deResposta));
  }
};
