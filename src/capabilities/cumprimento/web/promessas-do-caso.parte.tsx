import type { ComponentProps } from 'react';
import type { NomeDaParte } from '#shell/partes.ts';
import { PromessasDoCaso } from './promessas-do-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What was promised in a request, what was delivered, and what its reader may do about it. */
    'promessas-do-caso': ComponentProps<typeof PromessasDoCaso>;
  }
}

/** Parts of other capabilities that it shows. */
export const comPartes: readonly NomeDaParte[] = ['campo-anexos', 'dados-de-terceiros'];

export default PromessasDoCaso;
