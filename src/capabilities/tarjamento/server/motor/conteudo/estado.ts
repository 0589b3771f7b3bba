import type { PDFStream } from '@cantoo/pdf-lib';
import type { Caixa } from '../../../domain/pdf/mostra.ts';
import type { Fonte } from './fonte/fonte.ts';
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
  /** What letters are painted with: two of the same aspect are seen alike, where nothing else is painted between them. */
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
  /** Where it is looked for; wider than its box where no measure is sure. */
  readonly area: Caixa;
  /** The operation that shows it, counted through the document, and what that paints with. */
  readonly operacao: number;
  readonly aspecto: string;
  readonly isEspaco: boolean;
  /** The reading of a scan, which is meant not to be seen. */
  readonly isLeitura: boolean;
  /** Where its ink falls depends on what else is painted. */
  readonly isRecorte: boolean;
}

/** Anything else that is painted; `isLisa`: one colour from edge to edge. */
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

/** The same letter at the same place, whenever the page is gone through. */
export const chaveDaLetra = ({ codigo, caixa }: Pick<LetraVista, 'codigo' | 'caixa'>): string =>
  `${codigo} ${Math.round(caixa.esquerda * 50)} ${Math.round(caixa.base * 50)} ${Math.round(caixa.direita * 50)} ${Math.round(caixa.topo * 50)}`;

/** The same drawing of a picture, whenever the page is gone through. */
export const lugarDaImagem = (ctm: Matriz): string => ctm.map((valor) => Math.round(valor * 100)).join(' ');

/** What of a page goes. Boxes in the page's own space. */
export interface Alvo {
  readonly marcas: readonly Caixa[];
  /** Copies of what was removed that nobody sees: their letters go too. */
  readonly copias: readonly Caixa[];
  /** What is drawn over the marks: pictures lose as much, so that their black shows no other length. */
  readonly tarjas: readonly Caixa[];
  readonly visivel: Caixa;
  /** On paper, in points: smaller letters are read by nobody. */
  readonly menorCorpo: number;
  /** The paper beyond what a cropped page shows: pictures that reach into it are cut there. */
  readonly recortado: readonly Caixa[];
  /** Where the page's pictures are: invisible text over one is its reading, elsewhere it is a hiding place. */
  imagens(): readonly Caixa[];
  /** Letters that nobody sees, by their key; undefined where there are none. */
  isOculta: ((chave: string) => boolean) | undefined;
  /** What is painted in place of this drawing of a picture, to find out whether it is seen. */
  corNoLugar(imagem: PDFStream, ctm: Matriz): string | undefined;
  /** A picture that a mark touches elsewhere is shown here whole, where everybody sees it and no mark lies. */
  isAVista(imagem: PDFStream, ctm: Matriz): boolean;
  /** Told of everything that stays, in the order in which it is painted. */
  observar: ((visto: Visto) => void) | undefined;
  /** In a soft mask, text went. */
  avisarMascara(): void;
  /** Form objects drawn at the same place on such pages are the same drawing. */
  readonly isRepetivel: boolean;
  /** One more thing that a mark took out. */
  contar(oQue: 'letra' | 'imagem' | 'desenho'): void;
  /** Under a mark lies what cannot be taken apart. */
  duvidar(onde: string): void;
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
