import type { Teor } from '#capabilities/manifestacao/domain/registrar/teor.ts';

/** The kinds of office a text may be sent to: a federal one by its own subjects, the others by their sphere. */
export type Lugar =
  | 'CGU'
  | 'IFCE'
  | 'MD'
  | 'MS'
  | 'MEC'
  | 'INSS'
  | 'RFB'
  | 'IBAMA'
  | 'ANVISA'
  | 'MTE'
  | 'UFPE'
  | 'estado'
  | 'cidade'
  | 'autonomo'
  | 'judiciario';

/**
 * A text that many cases may carry; words in braces are filled in for each one. `pedido` and `complemento` are what the
 * office asks when something is missing and what the person then says.
 */
export interface Modelo {
  readonly onde: readonly Lugar[];
  readonly assunto: number;
  readonly texto: string;
  readonly resposta: string;
  readonly pedido?: string;
  readonly complemento?: string;
}

export interface ModeloDeDenuncia extends Modelo {
  readonly subtipo?: number;
  readonly detalhes: Omit<Teor, 'texto' | 'resumo' | 'servico' | 'propostaMelhoria'>;
}

export interface ModeloDeSimplifique extends Modelo {
  readonly servico: string;
  readonly propostaMelhoria: string;
}

/** `resposta` grants access; what the other decisions say is in textos-decisoes.ts. */
export interface ModeloDeAcesso extends Modelo {
  readonly resumo: string;
}

export type QualquerModelo = Modelo & Partial<ModeloDeDenuncia & ModeloDeSimplifique & ModeloDeAcesso>;
