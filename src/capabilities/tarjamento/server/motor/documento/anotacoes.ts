import { PDFArray, PDFDict, PDFHexString, type PDFObject, PDFStream, PDFString } from '@cantoo/pdf-lib';
import type { Caixa } from '../../../domain/pdf/mostra.ts';
import { caixaDe, caixaDosPontos, numeros, toca } from '../conteudo/matriz.ts';
import { matrizDe } from '../conteudo/oficina.ts';
import type { Camadas } from './camadas.ts';
import { dict, dictDe, filho, itens, n, nomeDe, numeroDe, numerosDe } from './objetos.ts';

const ESCONDIDA = 2;
const SO_PARA_IMPRIMIR = 32;

export const retanguloDe = (anotacao: PDFDict): Caixa => {
  const [a = 0, b = 0, c = 0, d = 0] = numerosDe(itensDe(filho(anotacao, 'Rect')));
  return caixaDosPontos([
    [a, b],
    [c, d],
  ]);
};

const itensDe = (objeto: PDFObject | undefined): PDFObject[] =>
  objeto instanceof PDFArray ? itens(objeto) : [];

/**
 * The annotations that a page shows: a collapsed note, or one on a hidden layer, is not part of
 * what people read.
 */
export const anotacoesVisiveis = (pagina: PDFDict, camadas: Camadas): PDFDict[] =>
  itensDe(filho(pagina, 'Annots'))
    .flatMap((objeto) => dictDe(objeto) ?? [])
    .filter((anotacao) => {
      const sinais = numeroDe(filho(anotacao, 'F')) ?? 0;
      return (
        (sinais & (ESCONDIDA | SO_PARA_IMPRIMIR)) === 0 &&
        nomeDe(filho(anotacao, 'Subtype')) !== 'Popup' &&
        !camadas.isOculta(anotacao.get(n('OC')))
      );
    });

/** The drawing that it shows; if it has several, that of its current state. */
const aparenciaDe = (anotacao: PDFDict): PDFStream | undefined => {
  const normal = filho(dict(anotacao, 'AP'), 'N');
  if (normal instanceof PDFStream) return normal;
  const estado = nomeDe(filho(anotacao, 'AS')) ?? 'Off';
  const escolhida = normal instanceof PDFDict ? filho(normal, estado) : undefined;
  return escolhida instanceof PDFStream ? escolhida : undefined;
};

export interface Aparencia {
  readonly forma: PDFStream;
  /** The operators that place it on the page; `nome` is the name of the resource. */
  escrever(nome: string): string;
}

/** ISO 32000-1, 12.5.5, algorithm 8.1: the drawing fills the annotation's rectangle. */
export const aparencia = (anotacao: PDFDict): Aparencia | undefined => {
  const forma = aparenciaDe(anotacao);
  if (!forma || nomeDe(filho(anotacao, 'Subtype')) === 'Link') return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = numerosDe(itensDe(filho(forma.dict, 'BBox')));
  const desenho = caixaDe(
    matrizDe(filho(forma.dict, 'Matrix')),
    caixaDosPontos([
      [a, b],
      [c, d],
    ]),
  );
  const lugar = retanguloDe(anotacao);
  const [w, h] = [desenho.direita - desenho.esquerda, desenho.topo - desenho.base];
  if (!(w > 0) || !(h > 0)) return undefined;
  const sx = (lugar.direita - lugar.esquerda) / w;
  const sy = (lugar.topo - lugar.base) / h;
  const matriz = [sx, 0, 0, sy, lugar.esquerda - desenho.esquerda * sx, lugar.base - desenho.base * sy];
  return { forma, escrever: (nome) => `q ${numeros(matriz)} cm /${nome} Do Q` };
};

const textoDe = (objeto: PDFObject | undefined): string =>
  objeto instanceof PDFString || objeto instanceof PDFHexString ? objeto.decodeText() : '';

/** The words of an annotation under a mark: none of them may be found in the result. */
export const textosDaAnotacao = (anotacao: PDFDict): string[] =>
  [anotacao, dict(anotacao, 'Parent')]
    .flatMap((dono) => ['Contents', 'V', 'TU', 'Subj', 'T'].map((chave) => textoDe(filho(dono, chave))))
    .filter((texto) => texto.trim() !== '');

export interface Ligacao {
  readonly lugar: Caixa;
  readonly uri?: string;
  /** The page object that it leads to. */
  readonly pagina?: PDFObject;
}

/** A link to an address or to a page of the document; other kinds run programs or open files. */
export const ligacao = (anotacao: PDFDict): Ligacao | undefined => {
  if (nomeDe(filho(anotacao, 'Subtype')) !== 'Link') return undefined;
  const lugar = retanguloDe(anotacao);
  const acao = dict(anotacao, 'A');
  const tipo = nomeDe(filho(acao, 'S'));
  const uri = tipo === 'URI' ? textoDe(filho(acao, 'URI')) : '';
  if (/^(https?|mailto):/i.test(uri)) return { lugar, uri };
  const destino = tipo === 'GoTo' ? filho(acao, 'D') : filho(anotacao, 'Dest');
  const pagina = destino instanceof PDFArray ? destino.get(0) : undefined;
  return pagina ? { lugar, pagina } : undefined;
};

export const tocaAlguma = (lugar: Caixa, marcas: readonly Caixa[]): boolean =>
  marcas.some((marca) => toca(lugar, marca));
