import type { ComponentProps } from 'react';
import { Reabertura } from './reabertura.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The last request to reopen the case, and its decision. */
    'reabertura-do-caso': ComponentProps<typeof Reabertura>;
  }
}

export default Reabertura;
