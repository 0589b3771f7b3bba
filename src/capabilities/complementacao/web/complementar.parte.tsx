import type { ComponentProps } from 'react';
import { ComplementarNoCaso } from './complementar-no-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What the office still asks, and the answer to it. */
    complementar: ComponentProps<typeof ComplementarNoCaso>;
  }
}

export default ComplementarNoCaso;
