import type { CodigoDeAlerta } from '../alertas.ts';
import { abrirEntrada, type EntradaZip, escreverZip, novaEntrada } from '../formatos/zip.ts';
import type { Limpeza } from './limpeza.ts';
import { bytesDoXml, limparImagem, textoDoXml } from './office.ts';

const SEM_PROPRIEDADES =
  '<?xml version="1.0" encoding="UTF-8"?><office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.3"><office:meta/></office:document-meta>';

const AUTOR = /<(?:dc:creator|meta:initial-creator|meta:printed-by)>[^<]/;
/** Who commented or changed something. */
const NOMES = /(<(dc:creator|meta:creator-initials|loext:sender-initials)>)[^<]*(<\/\2>)/g;
/** Printers are called after rooms and people. */
const IMPRESSORA =
  /(<config:config-item config:name="(?:PrinterName|PrinterSetup|RedlineProtectionKey)"[^<>]*>)[^<]*(<\/config:config-item>)/g;
/** The thumbnail shows the first page as it was when saved; a signature says who signed, and no longer holds. */
const QUE_SAEM = /^(?:Thumbnails\/|META-INF\/(?:document|macro)signatures\.xml$)/;
const LIGACOES = /<manifest:file-entry\b[^<>]*manifest:full-path="Thumbnails\/[^"]*"[^<>]*\/>/g;

const limparXml = (nome: string, bytes: Uint8Array): Limpeza => {
  const antes = textoDoXml(bytes);
  if (/(?:^|\/)meta\.xml$/.test(nome))
    return { codigos: AUTOR.test(antes) ? ['autor'] : [], limpo: bytesDoXml(SEM_PROPRIEDADES) };
  const semNomes = antes.replace(NOMES, '$1$3');
  const depois = semNomes.replace(IMPRESSORA, '$1$2').replace(LIGACOES, '');
  return {
    codigos: semNomes === antes ? [] : ['revisoes'],
    limpo: depois === antes ? null : bytesDoXml(depois),
  };
};

const limparParte = (entrada: EntradaZip): Limpeza => {
  if (/\.xml$/i.test(entrada.nome)) return limparXml(entrada.nome, abrirEntrada(entrada));
  if (/\.(?:jpe?g|png|tiff?|webp|heic)$/i.test(entrada.nome)) return limparImagem(abrirEntrada(entrada));
  if (/\.(?:svg|svm|emf|wmf)$/i.test(entrada.nome)) return { codigos: ['nao-conferido'], limpo: null };
  return { codigos: [], limpo: null };
};

/** A document or sheet of LibreOffice without what says who made it. */
export const limparOdf = (entradas: readonly EntradaZip[]): Limpeza => {
  const codigos: CodigoDeAlerta[] = [];
  const ficam = entradas.filter(({ nome }) => !QUE_SAEM.test(nome));
  const limpas = ficam.map((entrada) => {
    const limpeza = limparParte(entrada);
    codigos.push(...limpeza.codigos);
    return limpeza.limpo ? novaEntrada(entrada.nome, limpeza.limpo) : entrada;
  });
  return { codigos, limpo: escreverZip(limpas) };
};
