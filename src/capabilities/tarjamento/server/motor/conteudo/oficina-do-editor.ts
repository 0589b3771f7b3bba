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

/** What editing any stream of a document needs. */
export interface Oficina {
  readonly destino: PDFContext;
  readonly copiador: Copiador;
  readonly camadas: Camadas;
  readonly orcamento: Orcamento;
  readonly fontes: Map<PDFDict, Fonte>;
  /** An empty one, measured like those that readers put in its place. */
  readonly fonteQueFalta: PDFDict;
  /** A picture touched by marks, painted again without what they cover; null: nothing of it is left. */
  repintar(imagem: PDFStream, lugares: readonly LugarCoberto[]): PDFRef | null;
  /** Which pixels marks take from this picture, wherever in the document it is drawn; none where no mark touches it. */
  cobertasDe(imagem: PDFStream): readonly LugarCoberto[];
  /** The picture with all its pixels, for a drawing of it in plain sight where no mark lies. */
  inteira(imagem: PDFStream): PDFRef;
  /** The picture without those pixels, for drawings of it that are in nobody's sight. */
  semCobertas(imagem: PDFStream): PDFRef | null;
  /** Where a drawing without a place paints; undefined where it paints nothing. */
  medirDesenho(desenho: PDFStream, recursos: PDFDict | undefined, nivel: number): Caixa | undefined;
  /** Another number each time. */
  contarUm(): number;
  /** A form object of the new document, without what the marks cover. */
  refazerForma(
    forma: PDFStream,
    estado: Estado,
    alvo: Alvo,
    nivel: number,
    herdados: PDFDict | undefined,
  ): PDFRef | null;
  /** A picture written inside the stream, as one of the document that came. */
  soltar(imagem: ImagemEmLinha, recursos: Recursos): PDFStream;
}

/** A drawing of a picture, and what is taken out of it there. */
export interface LugarCoberto {
  readonly ctm: Matriz;
  readonly marcas: readonly Caixa[];
}

export interface Editado {
  readonly conteudo: string;
  readonly recursos: PDFDict;
}
