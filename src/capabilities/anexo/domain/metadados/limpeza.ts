import type { CodigoDeAlerta } from '../alertas.ts';

/** What a file tells about its author, and the same file without it. */
export interface Limpeza {
  readonly codigos: readonly CodigoDeAlerta[];
  /** Null if there is nothing to take out, or nothing that can be taken out. */
  readonly limpo: Uint8Array | null;
}
