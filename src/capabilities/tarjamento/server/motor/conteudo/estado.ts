import type { Caixa } from '../../../domain/pdf/mostra.ts';
import type { Fonte } from './fonte.ts';
import type { Matriz } from './matriz.ts';
import type { Padrao } from './padrao.ts';

/** The part of the graphics state that says where things are and how they are written. */
export interface Estado {
  readonly ctm: Matriz;
  readonly fonte: Fonte | undefined;
  readonly tamanho: number;
  readonly entreLetras: number;
  readonly entrePalavras: number;
  /** 1 is as wide as the font says. */
  readonly esticado: number;
  readonly entrelinha: number;
  readonly subida: number;
  readonly modo: number;
  readonly espessura: number;
  /** What the fill and the stroke repeat, where that is a drawing of its own. */
  readonly padraoDoFundo: Padrao | undefined;
  readonly padraoDoTraco: Padrao | undefined;
}

export const estadoInicial = (ctm: Matriz): Estado => ({
  ctm,
  fonte: undefined,
  tamanho: 0,
  entreLetras: 0,
  entrePalavras: 0,
  esticado: 1,
  entrelinha: 0,
  subida: 0,
  modo: 0,
  espessura: 1,
  padraoDoFundo: undefined,
  padraoDoTraco: undefined,
});

/** What of a page goes. Boxes in the page's own space. */
export interface Alvo {
  readonly marcas: readonly Caixa[];
  /** Copies of what was removed that nobody sees: their letters go too. */
  readonly copias: readonly Caixa[];
  readonly visivel: Caixa;
  /** The paper beyond what a cropped page shows: pictures that reach into it are cut there. */
  readonly recortado: readonly Caixa[];
  /** Where the page's pictures are: invisible text over one is its reading, elsewhere it is a hiding place. */
  imagens(): readonly Caixa[];
  /** One more thing that a mark took out. */
  contar(oQue: 'letra' | 'imagem' | 'desenho'): void;
  /** Under a mark lies what cannot be taken apart. */
  duvidar(onde: string): void;
}
