import type { PDFContext, PDFDict, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import type { Camadas } from '../camadas.ts';
import type { Copiador } from '../copiador.ts';
import type { Alvo } from './estado.ts';
import type { Orcamento } from './fluxo.ts';
import type { Fonte } from './fonte.ts';
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
  /** A picture touched by marks, painted again without what they cover; null: nothing of it is left. */
  repintar(imagem: PDFStream, ctm: Matriz, marcas: Alvo['marcas']): PDFRef | null;
  /** A form object of the new document, without what the marks cover. */
  refazerForma(
    forma: PDFStream,
    ctm: Matriz,
    alvo: Alvo,
    nivel: number,
    herdados: PDFDict | undefined,
  ): PDFRef | null;
  /** A picture written inside the stream, as one of the document that came. */
  soltar(imagem: ImagemEmLinha, recursos: Recursos): PDFStream;
}

export interface Editado {
  readonly conteudo: string;
  readonly recursos: PDFDict;
}
