import type { ComponentProps } from 'react';
import { AvaliarNoCaso } from './avaliar-no-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Asks the person who got the answer how it was. */
    avaliar: ComponentProps<typeof AvaliarNoCaso>;
  }
}

export default AvaliarNoCaso;
