import type { TipoDeDado } from '#capabilities/dados-pessoais/domain/tipos.ts';
import type { Historico, Presente, Sugestao } from '../domain/marcas.ts';
import type { PaginaAberta } from '../domain/pdf/documento.ts';
import type { Letras } from '../domain/pdf/letras.ts';
import type { Retangulo } from '../domain/retangulo.ts';
import type { Resultado } from './aplicar/resultado.ts';
import type { Leitor } from './motor/leitor.ts';

export type Achado = Sugestao<TipoDeDado>;

export type Origem =
  | { readonly tipo: 'disco'; readonly arquivo: Blob }
  | {
      readonly tipo: 'caso';
      readonly idManifestacao: number;
      readonly idAnexo: number;
      readonly protocolo: string;
    };

export interface PaginaLida extends Letras {
  readonly sugestoes: readonly Achado[];
  /** How its letters were read; 'imagem' was not recognised yet, 'falhou' could not be read. */
  readonly leitura: 'texto' | 'imagem' | 'reconhecida' | 'falhou';
}

/** An open document: a tab with its own marks and result. */
export interface Documento {
  readonly id: string;
  readonly nome: string;
  readonly tamanho: number;
  readonly origem: Origem;
  readonly leitor: Leitor | null;
  /** Why it could not be opened. */
  readonly recusa: string | null;
  readonly paginas: readonly PaginaAberta[];
  readonly lidas: ReadonlyMap<number, PaginaLida>;
  readonly historico: Historico;
  readonly resultado: Resultado | null;
  /** The marks in the last delivered copy: if they are unchanged, leaving loses nothing. */
  readonly entregue: Presente | null;
}

/** Where to open a document, and what to show there. */
export interface LugarNoDocumento {
  readonly pagina: number;
  readonly retangulos: readonly Retangulo[];
}

export const sugestoesDe = (lidas: Documento['lidas']): readonly Achado[] =>
  [...lidas.values()].flatMap(({ sugestoes }) => sugestoes).toSorted((a, b) => a.pagina - b.pagina);

export const isNaoGuardado = ({ historico, entregue }: Documento): boolean =>
  historico.presente.marcas.length > 0 && historico.presente !== entregue;

/** Scanned pages that were not recognised: nothing in them was searched. */
export const paginasPorLer = ({ lidas }: Documento): readonly number[] =>
  [...lidas].filter(([, { leitura }]) => leitura === 'imagem').map(([pagina]) => pagina);
