import type { PDFContext, PDFDict, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import type { Caixa } from '../../../domain/pdf/mostra.ts';
import type { Camadas } from '../documento/camadas.ts';
import type { Copiador } from '../documento/copiador.ts';
import type { Alvo, Estado } from './estado.ts';
import type { Orcamento } from './fluxo.ts';
import type { Fonte } from './fonte/fonte.ts';
import type { Matriz } from './matriz.ts';
import type { ImagemEmLinha } from './operacoes.ts';
import type { Recursos } from './recursos.ts';

/** What editing any stream of the document needs. */
export interface Oficina {
  readonly destino: PDFContext;
  readonly copiador: Copiador;
  readonly camadas: Camadas;
  readonly orcamento: Orcamento;
  readonly fontes: Map<PDFDict, Fonte>;
  /** An empty font, with the measures of the one that readers use when a font is missing. */
  readonly fonteQueFalta: PDFDict;
  /** The picture repainted without what the marks cover; null if nothing is left of it. */
  repintar(imagem: PDFStream, lugares: readonly LugarCoberto[]): PDFRef | null;
  /** The pixels that marks take from this picture anywhere; empty if no mark touches it. */
  cobertasDe(imagem: PDFStream): readonly LugarCoberto[];
  /** The picture with all its pixels, for where it is in plain sight without a mark. */
  inteira(imagem: PDFStream): PDFRef;
  /** The picture without the covered pixels, for where nobody sees it. */
  semCobertas(imagem: PDFStream): PDFRef | null;
  /** Where a drawing that is not placed yet paints; undefined if it paints nothing. */
  medirDesenho(desenho: PDFStream, recursos: PDFDict | undefined, nivel: number): Caixa | undefined;
  /** A different number each time. */
  contarUm(): number;
  /** A form XObject for the new document, without what the marks cover. */
  refazerForma(
    forma: PDFStream,
    estado: Estado,
    alvo: Alvo,
    nivel: number,
    herdados: PDFDict | undefined,
  ): PDFRef | null;
  /** Turns an inline image into a picture object of the original document. */
  soltar(imagem: ImagemEmLinha, recursos: Recursos): PDFStream;
}

/** One placement of a picture, and the marks that cover it there. */
export interface LugarCoberto {
  readonly ctm: Matriz;
  readonly marcas: readonly Caixa[];
}

export interface Editado {
  readonly conteudo: string;
  readonly recursos: PDFDict;
}
