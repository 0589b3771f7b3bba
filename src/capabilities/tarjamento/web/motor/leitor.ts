import type { Dado } from '#capabilities/dados-pessoais/domain/tipos.ts';
import type { CausaDaRecusa, PaginaAberta } from '../../domain/pdf/documento.ts';
import type { Letras } from '../../domain/pdf/letras.ts';
import type { PaginaPintada } from '../../domain/pdf/pintar.ts';

interface PaginaCrua extends Letras {
  /** The page is a picture without text of its own. */
  readonly imagem: boolean;
  readonly dados: readonly Dado[];
}

/** Lower goes first: what the person looks at is drawn before background searches. */
export const Vez = { folha: 0, miniatura: 1, fundo: 2 } as const;
export type Vez = (typeof Vez)[keyof typeof Vez];

export interface Opcoes {
  readonly vez: Vez;
  readonly sinal?: AbortSignal;
}

/** An open PDF. It stays in this browser: nothing is sent anywhere. */
export interface Leitor {
  readonly paginas: readonly PaginaAberta[];
  pintar(pagina: number, escala: number, opcoes: Opcoes): Promise<PaginaPintada>;
  ler(pagina: number, opcoes: Opcoes): Promise<PaginaCrua>;
  analisar(texto: string): Promise<readonly Dado[]>;
  fechar(): void;
}

export type AbrirLeitor = (bytes: ArrayBuffer) => Promise<Leitor>;

export type Pedido =
  | { readonly tipo: 'abrir'; readonly bytes: ArrayBuffer }
  | { readonly tipo: 'pintar'; readonly pagina: number; readonly escala: number }
  | { readonly tipo: 'ler'; readonly pagina: number }
  | { readonly tipo: 'analisar'; readonly texto: string };

export type Resposta =
  | { readonly tipo: 'abrir'; readonly paginas: readonly PaginaAberta[] }
  | { readonly tipo: 'pintar'; readonly pintada: PaginaPintada }
  | { readonly tipo: 'ler'; readonly lida: PaginaCrua }
  | { readonly tipo: 'analisar'; readonly dados: readonly Dado[] }
  | { readonly tipo: 'recusa'; readonly causa: CausaDaRecusa | 'quebrado' };

/** The engine stopped or refused the file; whoever shows this writes the message. */
export class LeitorParou extends Error {
  override readonly name = 'LeitorParou';
  readonly causa: CausaDaRecusa | 'quebrado';

  constructor(causa: CausaDaRecusa | 'quebrado') {
    super(`The reader stopped: ${causa}`);
    this.causa = causa;
  }
}
