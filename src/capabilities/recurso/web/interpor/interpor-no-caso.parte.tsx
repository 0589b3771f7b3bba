import type { ComponentProps } from 'react';
import type { NomeDaParte } from '#shell/partes.ts';
import { InterporNoCaso } from './interpor-no-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The form of an appeal, a reclamação or a revisão, on the page of the case. */
    'interpor-no-caso': ComponentProps<typeof InterporNoCaso>;
  }
}

/** Parts of other capabilities that it shows. */
export const comPartes: readonly NomeDaParte[] = ['campo-anexos'];

export default InterporNoCaso;
