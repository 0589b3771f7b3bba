import type { CodigoDeAlerta } from '../alertas.ts';
import { numeros, startsWith } from '../formatos/bytes.ts';
import {
  abrirEntrada as abrir,
  type EntradaZip,
  escreverZip,
  novaEntrada,
  readZip,
} from '../formatos/zip.ts';
import { limparJpeg } from './jpeg.ts';
import type { Limpeza } from './limpeza.ts';
import { propriedadesVazias, semCaminhos, semNomes, semSessoes } from './office-nomes.ts';
import { limparPng } from './png.ts';
import {
  estilosOcultos,
  numerarMarcas,
  type OQueEsconde,
  semEscondido,
  temComentarios,
} from './word-escondido.ts';

const trocar = ({ nome }: EntradaZip, conteudo: Uint8Array): EntradaZip => novaEntrada(nome, conteudo);

interface ParteLimpa {
  readonly codigos: readonly CodigoDeAlerta[];
  readonly entrada: EntradaZip;
}

const trocada = (entrada: EntradaZip, { codigos, limpo }: Limpeza): ParteLimpa => ({
  codigos,
  entrada: limpo ? trocar(entrada, limpo) : entrada,
});

const NAO_CONFERIDA: Limpeza = { codigos: ['nao-conferido'], limpo: null };

/** By content: programs give pictures the wrong extension. */
export const limparImagem = (bytes: Uint8Array): Limpeza => {
  if (startsWith(bytes, '\xff\xd8')) return limparJpeg(bytes) ?? NAO_CONFERIDA;
  return (startsWith(bytes, '\x89PNG') ? limparPng(bytes) : null) ?? NAO_CONFERIDA;
};

export const textoDoXml = (bytes: Uint8Array): string => {
  const { u16 } = numeros(bytes, false);
  const nome = u16(0) === 0xfffe ? 'utf-16le' : u16(0) === 0xfeff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(nome).decode(bytes);
};

export const bytesDoXml = (xml: string): Uint8Array =>
  new TextEncoder().encode(
    xml.replace(/^(<\?xml[^<>]{0,80}?encoding=)["']utf-16[^"']{0,4}["']/i, '$1"UTF-8"'),
  );

const limparXml = (nome: string, bytes: Uint8Array, esconde: OQueEsconde): Limpeza => {
  const antes = textoDoXml(bytes);
  const propriedades = propriedadesVazias(nome, antes);
  if (propriedades) {
    return { codigos: propriedades.temAutor ? ['autor'] : [], limpo: bytesDoXml(propriedades.vazio) };
  }
  const anonimo = semNomes(antes);
  const depois = semCaminhos(anonimo);
  const { xml, tinhaPalavras } = semEscondido(nome, depois, esconde);
  const limpo = semSessoes(xml);
  return {
    codigos: [
      ...(anonimo === antes ? [] : (['revisoes'] as const)),
      ...(depois === anonimo ? [] : (['autor'] as const)),
      ...(tinhaPalavras ? (['escondido'] as const) : []),
      ...(temComentarios(nome, antes) ? (['comentarios'] as const) : []),
    ],
    limpo: limpo === antes ? null : bytesDoXml(limpo),
  };
};

/** Keeps the part that Windows defines; the printer's name and its maker's data are removed. */
const limparImpressora = (bytes: Uint8Array): Limpeza => {
  const tamanho = numeros(bytes, true).u16(68);
  const limpo = tamanho >= 72 && tamanho <= bytes.length ? bytes.slice(0, tamanho) : new Uint8Array(220);
  limpo.fill(0, 0, 64);
  limpo.fill(0, 70, 72);
  const isIgual = limpo.length === bytes.length && limpo.every((byte, i) => byte === bytes[i]);
  return { codigos: [], limpo: isIgual ? null : limpo };
};

/** Documents inside a document: this many of this size open to no more than one document may. */
const MAX_DENTRO = 10;
const MAX_ABERTO_DENTRO = 20_000_000;

/** A document inside a document has its own author. */
const limparDentro = (bytes: Uint8Array): Limpeza => {
  const zip = startsWith(bytes, 'PK') ? readZip(bytes, MAX_ABERTO_DENTRO) : null;
  return zip && 'entradas' in zip ? limparDocumento(zip.entradas, 0) : NAO_CONFERIDA;
};

const DENTRO = /\/embeddings\/[^/]+$/i;

const limparParte = (entrada: EntradaZip, esconde: OQueEsconde): Limpeza => {
  const { nome } = entrada;
  if (/\.(xml|rels|vml|psmdcp)$/i.test(nome)) return limparXml(nome, abrir(entrada), esconde);
  if (/\.(jpe?g|jfif|png|tiff?|webp|heic)$/i.test(nome)) return limparImagem(abrir(entrada));
  if (/\/printerSettings[^/]*\.bin$/i.test(nome)) return limparImpressora(abrir(entrada));
  // Drawings have names of their own inside, and so have pages of other kinds; nobody looks for them here.
  if (/\.(svg|emf|wmf|mht|mhtml|html?|rtf)$/i.test(nome)) return NAO_CONFERIDA;
  return { codigos: [], limpo: null };
};

const MINIATURA = /^docProps\/thumbnail\.\w+$/i;
const LIGACAO_DA_MINIATURA = /<(?:\w{1,20}:)?Relationship\b[^<>]*\/metadata\/thumbnail["'][^<>]*>/g;

/** The thumbnail shows the first page as it was when saved, perhaps before a name was erased. */
const semMiniatura = (entradas: readonly EntradaZip[]): readonly EntradaZip[] => {
  if (!entradas.some(({ nome }) => MINIATURA.test(nome))) return entradas;
  return entradas
    .filter(({ nome }) => !MINIATURA.test(nome))
    .map((entrada) =>
      entrada.nome === '_rels/.rels'
        ? trocar(entrada, bytesDoXml(textoDoXml(abrir(entrada)).replace(LIGACAO_DA_MINIATURA, '')))
        : entrada,
    );
};

const ESTILOS = /^word\/styles\.xml$/i;
const oQueEsconde = (entradas: readonly EntradaZip[]): OQueEsconde => {
  const estilos = entradas.find(({ nome }) => ESTILOS.test(nome));
  return {
    marca: numerarMarcas(),
    estilos: estilos ? estilosOcultos(textoDoXml(abrir(estilos))) : new Set<string>(),
  };
};

const limparDocumento = (entradas: readonly EntradaZip[], maxDentro: number): Limpeza => {
  let dentro = 0;
  const esconde = oQueEsconde(entradas);
  const partes = semMiniatura(entradas).map((entrada) => {
    if (!DENTRO.test(entrada.nome)) return trocada(entrada, limparParte(entrada, esconde));
    dentro += 1;
    return trocada(entrada, dentro > maxDentro ? NAO_CONFERIDA : limparDentro(abrir(entrada)));
  });
  const mudou = partes.length !== entradas.length || partes.some(({ entrada }, i) => entrada !== entradas[i]);
  return {
    codigos: partes.flatMap(({ codigos }) => codigos),
    limpo: mudou ? escreverZip(partes.map(({ entrada }) => entrada)) : null,
  };
};

export const limparOffice = (entradas: readonly EntradaZip[]): Limpeza =>
  limparDocumento(entradas, MAX_DENTRO);
