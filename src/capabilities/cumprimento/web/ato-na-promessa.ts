import type { PromessaVista } from '../domain/cumprimento.ts';

/** What the form of an act on a promise is given. */
export interface AtoNaPromessaProps {
  readonly promessa: PromessaVista;
  /** Receives the sentence that tells the result. */
  readonly onFeito: (frase: string) => void;
  readonly onFechar: () => void;
}
