import type { ComponentProps } from 'react';
import { Notas } from './notas.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The team's notes about a case. */
    'notas-do-caso': ComponentProps<typeof Notas>;
  }
}

export default Notas;
