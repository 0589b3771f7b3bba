import type { TipoDeDado } from '#capabilities/dados-pessoais/domain/tipos.ts';
import type { Historico, Presente, Sugestao } from '../domain/marcas.ts';
import type { PaginaAberta } from '../domain/pdf/documento.ts';
import type { Letras } from '../domain/pdf/letras.ts';
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
  /** How its letters came to be known; 'imagem' has none yet, 'falhou' could not be read at all. */
  readonly leitura: 'texto' | 'imagem' | 'reconhecida' | 'falhou';
}

/** A document on the table: a tab with its own marks and its own result. */
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
  /** The marks that the last delivered copy has: with these, leaving loses nothing. */
  readonly entregue: Presente | null;
}

export const sugestoesDe = (lidas: Documento['lidas']): readonly Achado[] =>
  [...lidas.values()].flatMap(({ sugestoes }) => sugestoes).toSorted((a, b) => a.pagina - b.pagina);

export const isNaoGuardado = ({ historico, entregue }: Documento): boolean =>
  historico.presente.marcas.length > 0 && historico.presente !== entregue;

/** Pictures nobody read: nothing in them was searched. */
export const paginasPorLer = ({ lidas }: Documento): readonly number[] =>
  [...lidas].filter(([, { leitura }]) => leitura === 'imagem').map(([pagina]) => pagina);
