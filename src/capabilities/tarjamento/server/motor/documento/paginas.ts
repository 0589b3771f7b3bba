import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  type PDFPage,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { type Caixa, type Mostra, mostraDe } from '../../../domain/pdf/mostra.ts';
import { caixaDosPontos } from '../conteudo/matriz.ts';
import { dictDe, filho, itens, n, numeroDe, numerosDe } from './objetos.ts';

const CARTA: Caixa = { esquerda: 0, base: 0, direita: 612, topo: 792 };

/** A page of the original document, with what it inherits. */
export interface PaginaLida {
  readonly ref: PDFRef;
  readonly dict: PDFDict;
  readonly recursos: PDFDict | undefined;
  readonly mostra: Mostra;
  /** The areas outside the crop box, if the page is cropped. */
  readonly recortado: readonly Caixa[];
  readonly conteudos: readonly PDFStream[];
}

const caixaDe = (pagina: PDFPage, chave: string): Caixa | undefined => {
  const array = pagina.node.context.lookup(pagina.node.getInheritableAttribute(n(chave)));
  if (!(array instanceof PDFArray)) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = numerosDe(itens(array));
  const caixa = caixaDosPontos([
    [a, b],
    [c, d],
  ]);
  return caixa.direita > caixa.esquerda && caixa.topo > caixa.base ? caixa : undefined;
};

const FOLGA_DO_RECORTE = 2;
const LONGE = 1e6;

/** Four bands around the box; none on a side where the paper ends there too. */
const faixasFora = (papel: Caixa, { esquerda, base, direita, topo }: Caixa): Caixa[] => {
  const faixas: Caixa[] = [];
  const tudo = { esquerda: -LONGE, base: -LONGE, direita: LONGE, topo: LONGE };
  if (papel.esquerda < esquerda - FOLGA_DO_RECORTE) faixas.push({ ...tudo, direita: esquerda });
  if (papel.direita > direita + FOLGA_DO_RECORTE) faixas.push({ ...tudo, esquerda: direita });
  if (papel.base < base - FOLGA_DO_RECORTE) faixas.push({ ...tudo, topo: base });
  if (papel.topo > topo + FOLGA_DO_RECORTE) faixas.push({ ...tudo, base: topo });
  return faixas;
};

const mostraDaPagina = (pagina: PDFPage, contexto: PDFContext, unidade: number): Mostra => {
  const papel = caixaDe(pagina, 'MediaBox') ?? CARTA;
  const recorte = caixaDe(pagina, 'CropBox') ?? papel;
  const visivel: Caixa = {
    esquerda: Math.max(papel.esquerda, recorte.esquerda),
    base: Math.max(papel.base, recorte.base),
    direita: Math.min(papel.direita, recorte.direita),
    topo: Math.min(papel.topo, recorte.topo),
  };
  const vale = visivel.direita > visivel.esquerda && visivel.topo > visivel.base;
  const graus = numeroDe(contexto.lookup(pagina.node.getInheritableAttribute(n('Rotate')))) ?? 0;
  // Of degrees between two quarters, PDFium takes the quarter nearer to zero.
  const giro = (((Math.trunc(graus / 90) % 4) + 4) % 4) as number;
  return mostraDe(vale ? visivel : papel, giro, unidade);
};

export const readPagina = (pagina: PDFPage, unidade: number): PaginaLida => {
  const { node, ref } = pagina;
  const contexto = node.context;
  const mostra = mostraDaPagina(pagina, contexto, unidade);
  const conteudo = filho(node, 'Contents');
  const fluxos = conteudo instanceof PDFArray ? itens(conteudo) : conteudo ? [conteudo] : [];
  return {
    ref,
    dict: node,
    recursos: dictDe(contexto.lookup(node.getInheritableAttribute(n('Resources')))),
    mostra,
    recortado: faixasFora(caixaDe(pagina, 'MediaBox') ?? CARTA, mostra.caixa),
    conteudos: fluxos.filter((fluxo): fluxo is PDFStream => fluxo instanceof PDFStream),
  };
};
