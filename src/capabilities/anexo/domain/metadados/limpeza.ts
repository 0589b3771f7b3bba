import type { CodigoDeAlerta } from '../alertas.ts';

/** What a file says of its author, and the same file without it. */
export interface Limpeza {
  readonly codigos: readonly CodigoDeAlerta[];
  /** Null: there is nothing to take out, or nothing that we can. */
  readonly limpo: Uint8Array | null;
}
