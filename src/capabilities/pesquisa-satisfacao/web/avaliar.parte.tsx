import type { ComponentProps } from 'react';
import { AvaliarNoCaso } from './avaliar-no-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** How the answer was, asked of whoever got it. */
    avaliar: ComponentProps<typeof AvaliarNoCaso>;
  }
}

export default AvaliarNoCaso;
