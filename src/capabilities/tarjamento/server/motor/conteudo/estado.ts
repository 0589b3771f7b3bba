import type { PDFStream } from '@cantoo/pdf-lib';
import type { Caixa } from '../../../domain/pdf/mostra.ts';
import type { RazaoDaImagem } from '../../../domain/virou-imagem.ts';
import type { Fonte } from './fonte/fonte.ts';
import type { Matriz } from './matriz.ts';
import type { Padrao } from './padrao.ts';

/** The part of the graphics state that decides where things are and how they look. */
export interface Estado {
  readonly ctm: Matriz;
  readonly fonte: Fonte | undefined;
  readonly tamanho: number;
  readonly entreLetras: number;
  readonly entrePalavras: number;
  /** Horizontal scaling: 1 is the font's own width. */
  readonly esticado: number;
  readonly entrelinha: number;
  readonly subida: number;
  readonly modo: number;
  readonly espessura: number;
  /** The pattern of the fill and of the stroke, if there is one. */
  readonly padraoDoFundo: Padrao | undefined;
  readonly padraoDoTraco: Padrao | undefined;
  /**
   * How letters are painted: two with the same aspect look alike, unless something is painted
   * between them.
   */
  readonly corDoFundo: string;
  readonly temPadrao: boolean;
  readonly corDoTraco: string;
  readonly ajustes: string;
  readonly recorte: string;
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
  corDoFundo: '',
  temPadrao: false,
  corDoTraco: '',
  ajustes: '',
  recorte: '',
});

/** A letter that stays, as the page would show it. */
export interface LetraVista {
  readonly tipo: 'letra';
  readonly codigo: number;
  readonly caixa: Caixa;
  /** Where its ink is looked for; wider than its box if the font's measures are uncertain. */
  readonly area: Caixa;
  /** The number, within the document, of the operation that shows it, and how that paints. */
  readonly operacao: number;
  readonly aspecto: string;
  readonly isEspaco: boolean;
  /** Recognised text of a scan, which is invisible on purpose. */
  readonly isLeitura: boolean;
  /** Part of a clip: where its ink falls depends on what else is painted. */
  readonly isRecorte: boolean;
}

/** Anything else that is painted; `isLisa`: a single colour from edge to edge. */
export interface PinturaVista {
  readonly tipo: 'pintura';
  readonly caixa: Caixa;
  readonly isLisa: boolean;
}

export interface ImagemVista {
  readonly tipo: 'imagem';
  readonly imagem: PDFStream;
  readonly ctm: Matriz;
}

export type Visto = LetraVista | PinturaVista | ImagemVista;

/** Identifies a letter at its place, each time the page is processed. */
export const chaveDaLetra = ({ codigo, caixa }: Pick<LetraVista, 'codigo' | 'caixa'>): string =>
  `${codigo} ${Math.round(caixa.esquerda * 50)} ${Math.round(caixa.base * 50)} ${Math.round(caixa.direita * 50)} ${Math.round(caixa.topo * 50)}`;

/** Identifies one drawing of a picture, each time the page is processed. */
export const lugarDaImagem = (ctm: Matriz): string => ctm.map((valor) => Math.round(valor * 100)).join(' ');

/** What is removed from a page. Boxes are in page coordinates. */
export interface Alvo {
  readonly marcas: readonly Caixa[];
  /** Invisible copies of removed text: their letters are removed too. */
  readonly copias: readonly Caixa[];
  /**
   * The bars drawn over the marks. Pictures lose these pixels too, so that a shorter black area
   * does not show the mark's width.
   */
  readonly tarjas: readonly Caixa[];
  readonly visivel: Caixa;
  /** Smaller letters, in points on paper, cannot be read by anybody. */
  readonly menorCorpo: number;
  /** The paper outside a page's crop box: pictures that extend there are cut. */
  readonly recortado: readonly Caixa[];
  /**
   * The page's pictures: invisible text over one is its recognised text; anywhere else it is hidden
   * text.
   */
  imagens(): readonly Caixa[];
  /** Whether nobody sees the letter with this key; undefined if the page has no such letters. */
  isOculta: ((chave: string) => boolean) | undefined;
  /** A colour to paint instead of this picture, to find out whether it can be seen. */
  corNoLugar(imagem: PDFStream, ctm: Matriz): string | undefined;
  /** A picture marked elsewhere is shown whole here, in plain sight and without a mark. */
  isAVista(imagem: PDFStream, ctm: Matriz): boolean;
  /** Receives everything that stays, in the order in which it is painted. */
  observar: ((visto: Visto) => void) | undefined;
  /** Text was removed from a soft mask. */
  avisarMascara(): void;
  /** On such pages, a form XObject drawn twice at the same place gives the same result. */
  readonly isRepetivel: boolean;
  /** Counts one thing removed by a mark. */
  contar(oQue: 'letra' | 'imagem' | 'desenho'): void;
  /** The page has something that cannot be taken apart with certainty, perhaps under a mark. */
  notar(razao: RazaoDaImagem, isTocado: boolean): void;
}

/** The same page without any text. */
export const semTextoEm = (alvo: Alvo): Alvo => ({
  ...alvo,
  isRepetivel: false,
  isOculta: () => {
    alvo.avisarMascara();
    return true;
  },
  observar: alvo.observar && ((visto) => visto.tipo !== 'letra' && alvo.observar?.(visto)),
});
