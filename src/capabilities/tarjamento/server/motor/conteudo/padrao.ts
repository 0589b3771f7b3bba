import { type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { dict, dictDe, filho, numeroDe } from '../documento/objetos.ts';
import { type Orcamento, readTextoDoFluxo } from './fluxo.ts';
import { readOperacoes } from './operacoes.ts';

/** A pattern: a drawing that is repeated over everything painted with it. */
export interface Padrao {
  /** Hatching and the like: plain lines and boxes, which say nothing. */
  readonly isLiso: boolean;
}

const LADRILHO = 1;
/** Axial and radial gradients; the other kinds can draw a picture. */
const DEGRADES = new Set([2, 3]);
const DIZEM = new Set(['Tj', 'TJ', "'", '"', 'Do', 'BI', 'sh', 'c', 'v', 'y', 'scn', 'SCN', 'gs']);
const TRACOS = new Set(['m', 'l', 're']);
/** More strokes than hatching needs could be letters. */
const MAX_TRACOS = 64;

/** Cached, because a page uses the same pattern again and again. */
const lidos = new WeakMap<PDFStream, boolean>();

const isHachura = (padrao: PDFStream, orcamento: Orcamento): boolean => {
  const lido = lidos.get(padrao) ?? readHachura(padrao, orcamento);
  lidos.set(padrao, lido);
  return lido;
};

const readHachura = (padrao: PDFStream, orcamento: Orcamento): boolean => {
  let tracos = 0;
  for (const { operador } of readOperacoes(readTextoDoFluxo(padrao, orcamento))) {
    if (TRACOS.has(operador)) tracos++;
    if (DIZEM.has(operador) || tracos > MAX_TRACOS) return false;
  }
  return true;
};

/** Undefined for a plain gradient, which counts as a colour. */
export const readPadrao = (objeto: PDFObject | undefined, orcamento: Orcamento): Padrao | undefined => {
  const seu = dictDe(objeto);
  if (!seu) return undefined;
  if (numeroDe(filho(seu, 'PatternType')) === LADRILHO) {
    return { isLiso: objeto instanceof PDFStream && isHachura(objeto, orcamento) };
  }
  const tipo = numeroDe(filho(dict(seu, 'Shading'), 'ShadingType')) ?? 0;
  return DEGRADES.has(tipo) ? undefined : { isLiso: false };
};
