import type { ComponentProps } from 'react';
import type { NomeDaParte } from '#shell/partes.ts';
import { ComplementarNoCaso } from './complementar-no-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What the office still asks, and the form to answer it. */
    complementar: ComponentProps<typeof ComplementarNoCaso>;
  }
}

/** Parts of other capabilities that it shows. */
export const comPartes: readonly NomeDaParte[] = ['campo-anexos', 'alerta-do-campo', 'alertas-de-exposicao'];

export default ComplementarNoCaso;
