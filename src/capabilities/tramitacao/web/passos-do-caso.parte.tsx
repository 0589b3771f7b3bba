import type { ComponentProps } from 'react';
import { Passos } from './passos.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Where a case went inside the office, and what came back. */
    'passos-do-caso': ComponentProps<typeof Passos>;
  }
}

export default Passos;
