import type { ComponentProps } from 'react';
import type { NomeDaParte } from '#shell/partes.ts';
import { HojeNoTrabalho } from './hoje-no-trabalho.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Today's figures of the team, as doors into its lists. */
    'hoje-no-trabalho': ComponentProps<typeof HojeNoTrabalho>;
  }
}

/** Parts of other capabilities that it shows. */
export const comPartes: readonly NomeDaParte[] = ['pedidos-de-hoje'];

export default HojeNoTrabalho;
