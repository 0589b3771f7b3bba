import type { ComponentProps } from 'react';
import { Notas } from './notas.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What the team of the office writes to itself about a case. */
    'notas-do-caso': ComponentProps<typeof Notas>;
  }
}

export default Notas;
