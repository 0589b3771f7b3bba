import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { Orcamento } from '../conteudo/fluxo.ts';
import type { Fonte } from '../conteudo/fonte/fonte.ts';
import { podarFonteDesenhada } from '../texto/podar-fonte.ts';
import { fluxoLimpo } from './fluxo-limpo.ts';
import { filho, n, nomeDe } from './objetos.ts';

/** The entries that each kind of object needs to be drawn; all others are dropped. */
const SO = {
  Font: 'Type Subtype BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode DescendantFonts CIDSystemInfo W DW W2 DW2 CIDToGIDMap FontBBox FontMatrix CharProcs Resources',
  FontDescriptor:
    'Type FontName FontFamily FontStretch FontWeight Flags FontBBox ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3',
  Image:
    'Type Subtype Width Height ColorSpace BitsPerComponent Intent ImageMask Mask Decode Interpolate SMask SMaskInData Matte Filter DecodeParms',
  ExtGState: 'Type LW LC LJ ML D RI OP op OPM Font BG BG2 UCR UCR2 TR TR2 HT FL SM SA BM SMask CA ca AIS TK',
} as const;
const CONJUNTOS = new Map(Object.entries(SO).map(([tipo, chaves]) => [tipo, new Set(chaves.split(' '))]));

/**
 * In any other object these are dropped: they carry text, references elsewhere or the program's own
 * data.
 */
const NUNCA = new Set(
  'Metadata PieceInfo StructParent StructParents LastModified OC AF OPI Alternates Measure PtData Ref Parent P Pg AA A JS ActualText Alt E Lang Thumb B Annots SeparationInfo Private LCS Length'.split(
    ' ',
  ),
);

const tipoDe = (dict: PDFDict): string | undefined => {
  const tipo = nomeDe(filho(dict, 'Type'));
  if (tipo === 'Font' || tipo === 'FontDescriptor' || tipo === 'ExtGState') return tipo;
  return nomeDe(filho(dict, 'Subtype')) === 'Image' ? 'Image' : undefined;
};

/** Patterns and form XObjects: content streams with their own resources. */
const isDesenho = ({ dict }: PDFStream): boolean =>
  dict.has(n('PatternType')) || nomeDe(filho(dict, 'Subtype')) === 'Form';

const MAX_NIVEIS = 200;
const DE_RECORTE = new Set([n('SMask'), n('Mask')]);

/** Nobody sees the text of a soft mask. */
export type ComoLimpar = 'com-texto' | 'sem-texto';

const isMascara = (dict: PDFDict): boolean => /^(Alpha|Luminosity)$/.test(nomeDe(filho(dict, 'S')) ?? '');

/** Copies objects from the original to the new document, each once, and only what drawing needs. */
export class Copiador {
  private readonly feitos = new Map<PDFRef, PDFRef>();
  private readonly destino: PDFContext;
  private readonly origem: PDFContext;
  private readonly orcamento: Orcamento;
  private readonly inteiras = new Map<PDFStream, PDFRef>();
  private readonly desenhadas = new Map<PDFDict, PDFDict[]>();
  /** Content streams inside fonts and patterns have their own text: the editor cleans them. */
  limparDesenho:
    | ((stream: PDFStream, recursos: PDFDict | undefined, como: ComoLimpar) => PDFStream)
    | undefined;
  /** A picture that a mark touches anywhere is copied without the covered pixels. */
  trocarImagem: ((imagem: PDFStream) => PDFStream | undefined) | undefined;

  constructor(origem: PDFContext, destino: PDFContext, orcamento: Orcamento) {
    this.origem = origem;
    this.destino = destino;
    this.orcamento = orcamento;
  }

  /** A reference for what is, or becomes, an object of the new document. */
  referencia(objeto: PDFObject): PDFRef | PDFObject {
    const copia = this.copiar(objeto);
    return copia instanceof PDFStream ? this.destino.register(copia) : copia;
  }

  copiar(objeto: PDFObject, nivel = 0): PDFObject {
    if (nivel > MAX_NIVEIS) throw new Error('objects nested too deep');
    if (objeto instanceof PDFRef) return this.copiarReferencia(objeto, nivel);
    if (objeto instanceof PDFStream) return this.copiarFluxo(objeto, nivel);
    if (objeto instanceof PDFDict) return this.copiarDict(objeto, nivel);
    if (objeto instanceof PDFArray) {
      const array = this.destino.obj([]);
      for (const item of objeto.asArray()) array.push(this.copiar(item, nivel + 1));
      return array;
    }
    return objeto.clone(this.destino);
  }

  private copiarReferencia(ref: PDFRef, nivel: number): PDFObject {
    const feito = this.feitos.get(ref);
    if (feito) return feito;
    const alvo = this.origem.lookup(ref);
    if (!alvo || alvo instanceof PDFRef) return this.destino.obj(null);
    const nova = this.destino.nextRef();
    this.feitos.set(ref, nova);
    this.destino.assign(nova, this.copiar(alvo, nivel + 1));
    return nova;
  }

  copiarDict(dict: PDFDict, nivel = 0): PDFDict {
    const permitidas = CONJUNTOS.get(tipoDe(dict) ?? '');
    const copia = this.destino.obj({});
    for (const [chave, valor] of dict.entries()) {
      const nome = chave.decodeText();
      if (permitidas ? !permitidas.has(nome) : NUNCA.has(nome)) continue;
      copia.set(n(nome), this.valor(chave, valor, dict, nivel));
    }
    if (nomeDe(filho(dict, 'Subtype')) === 'Type3') {
      this.desenhadas.set(dict, [...(this.desenhadas.get(dict) ?? []), copia]);
    }
    return copia;
  }

  /** Once it is known which glyphs are still used, removes the drawings of the others. */
  podarFontesDesenhadas(fontes: ReadonlyMap<PDFDict, Fonte>): void {
    for (const [original, copias] of this.desenhadas) {
      const fonte = fontes.get(original);
      for (const copia of copias) if (fonte) podarFonteDesenhada(copia, fonte);
    }
  }

  private valor(chave: PDFName, valor: PDFObject, pai: PDFDict, nivel: number): PDFObject {
    if (chave === n('G') && isMascara(pai)) return this.grupoDaMascara(pai.lookup(chave));
    // A picture is replaced together with its masks, never a mask alone.
    const mascara = DE_RECORTE.has(chave) && tipoDe(pai) === 'Image' ? pai.lookup(chave) : undefined;
    if (mascara instanceof PDFStream) return this.inteira(mascara);
    if (chave !== n('CharProcs')) return this.copiar(valor, nivel + 1);
    const desenhos = pai.lookup(chave);
    const copia = this.destino.obj({});
    if (!(desenhos instanceof PDFDict)) return copia;
    const recursos = pai.lookup(n('Resources'));
    for (const [glifo] of desenhos.entries()) {
      const desenho = desenhos.lookup(glifo);
      if (!(desenho instanceof PDFStream)) continue;
      const limpo = this.limparDesenho?.(
        desenho,
        recursos instanceof PDFDict ? recursos : undefined,
        'com-texto',
      );
      copia.set(glifo, this.destino.register(limpo ?? this.copiarFluxo(desenho, nivel + 1)));
    }
    return copia;
  }

  private grupoDaMascara(grupo: PDFObject | undefined): PDFObject {
    if (!(grupo instanceof PDFStream)) return this.destino.obj(null);
    const recursos = grupo.dict.lookup(n('Resources'));
    const limpo = this.limparDesenho?.(
      grupo,
      recursos instanceof PDFDict ? recursos : undefined,
      'sem-texto',
    );
    return this.destino.register(limpo ?? this.copiarFluxo(grupo));
  }

  /** The picture with all its pixels. */
  inteira(imagem: PDFStream): PDFRef {
    const pronta = this.inteiras.get(imagem) ?? this.destino.register(this.semMais(imagem, 0));
    this.inteiras.set(imagem, pronta);
    return pronta;
  }

  copiarFluxo(stream: PDFStream, nivel = 0): PDFStream {
    const trocada = nomeDe(filho(stream.dict, 'Subtype')) === 'Image' && this.trocarImagem?.(stream);
    if (trocada) return trocada;
    if (isDesenho(stream)) {
      const recursos = stream.dict.lookup(n('Resources'));
      const limpo = this.limparDesenho?.(
        stream,
        recursos instanceof PDFDict ? recursos : undefined,
        'com-texto',
      );
      if (limpo) return limpo;
    }
    return this.semMais(stream, nivel);
  }

  private semMais(stream: PDFStream, nivel: number): PDFStream {
    const dict = this.copiarDict(stream.dict, nivel);
    const { bytes, filtro, parms } = fluxoLimpo(stream, this.orcamento);
    dict.delete(n('Filter'));
    dict.delete(n('DecodeParms'));
    if (filtro) dict.set(n('Filter'), n(filtro));
    if (parms) dict.set(n('DecodeParms'), this.copiar(parms, nivel + 1));
    return PDFRawStream.of(dict, bytes);
  }
}
