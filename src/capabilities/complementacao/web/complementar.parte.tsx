import type { ComponentProps } from 'react';
import type { NomeDaParte } from '#shell/partes.ts';
import { ComplementarNoCaso } from './complementar-no-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What the office still asks, and the answer to it. */
    complementar: ComponentProps<typeof ComplementarNoCaso>;
  }
}

/** What it shows of others. */
export const comPartes: readonly NomeDaParte[] = ['campo-anexos', 'alerta-do-campo', 'alertas-de-exposicao'];

export default ComplementarNoCaso;
