import { deflateSync, inflateSync } from 'fflate';
import type { CodigoDeAlerta } from '../alertas.ts';
import { crc32 } from '../formatos/crc32.ts';
import { type EntradaZip, escreverZip } from '../formatos/zip.ts';
import { limparJpeg } from './jpeg.ts';
import type { Limpeza } from './limpeza.ts';
import { limparPng } from './png.ts';

const CABECALHO = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The parts that tell of people, as they are when they tell nothing. */
const VAZIOS: Readonly<Record<string, string>> = {
  'docProps/core.xml': `${CABECALHO}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>`,
  'docProps/app.xml': `${CABECALHO}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"/>`,
  'docProps/custom.xml': `${CABECALHO}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"/>`,
};

const AUTORIA = /<(dc:creator|cp:lastModifiedBy|Company|Manager)>[^<]*\S[^<]*<\/\1>/;

/** Names beside comments and tracked changes, and the path the file had in somebody's machine. */
const NOMES: readonly (readonly [RegExp, string])[] = [
  [/\b((?:w|w15|w16\w*):(?:author|initials|userId))="[^"]+"/g, '$1="Autor"'],
  [/<author>[^<]+<\/author>/g, '<author>Autor</author>'],
  [/(<(?:\w+:)?person\b[^>]*?\bdisplayName)="[^"]+"/g, '$1="Autor"'],
  [/(<(?:\w+:)?person\b[^>]*?\buserId)="[^"]+"/g, '$1="Autor"'],
  [/(<x15ac:absPath\b[^>]*?\burl)="[^"]+"/g, '$1=""'],
];

const abrir = ({ metodo, dados, tamanho }: EntradaZip): Uint8Array =>
  metodo === 0 ? dados : inflateSync(dados, { out: new Uint8Array(tamanho) });

const trocar = ({ nome }: EntradaZip, conteudo: Uint8Array): EntradaZip => ({
  nome,
  metodo: 8,
  crc: crc32(conteudo),
  tamanho: conteudo.length,
  dados: deflateSync(conteudo),
});

interface ParteLimpa {
  readonly codigos: readonly CodigoDeAlerta[];
  readonly entrada: EntradaZip;
}

const limparImagem = (entrada: EntradaZip): ParteLimpa => {
  const bytes = abrir(entrada);
  const limpeza = /\.png$/i.test(entrada.nome) ? limparPng(bytes) : limparJpeg(bytes);
  return {
    codigos: limpeza?.codigos ?? [],
    entrada: limpeza?.limpo ? trocar(entrada, limpeza.limpo) : entrada,
  };
};

const limparXml = (entrada: EntradaZip): ParteLimpa => {
  const antes = new TextDecoder().decode(abrir(entrada));
  const depois = NOMES.reduce((xml, [nome, sem]) => xml.replace(nome, sem), antes);
  if (depois === antes) return { codigos: [], entrada };
  return { codigos: ['revisoes'], entrada: trocar(entrada, new TextEncoder().encode(depois)) };
};

const limparParte = (entrada: EntradaZip): ParteLimpa => {
  const vazio = VAZIOS[entrada.nome];
  if (vazio !== undefined) {
    const antes = new TextDecoder().decode(abrir(entrada));
    const codigos: CodigoDeAlerta[] =
      AUTORIA.test(antes) || entrada.nome.endsWith('custom.xml') ? ['autor'] : [];
    return { codigos, entrada: trocar(entrada, new TextEncoder().encode(vazio)) };
  }
  if (/\/media\/[^/]+\.(jpe?g|png)$/i.test(entrada.nome)) return limparImagem(entrada);
  if (/^(word|xl)\/.*\.xml$/i.test(entrada.nome)) return limparXml(entrada);
  return { codigos: [], entrada };
};

export const limparOffice = (entradas: readonly EntradaZip[]): Limpeza => {
  const partes = entradas.map(limparParte);
  const mudou = partes.some(({ entrada }, i) => entrada !== entradas[i]);
  return {
    codigos: partes.flatMap(({ codigos }) => codigos),
    limpo: mudou ? escreverZip(partes.map(({ entrada }) => entrada)) : null,
  };
};
