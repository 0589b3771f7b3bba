import type { ComponentProps } from 'react';
import { Recursos } from './recursos.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The appeals of the case, as the person who filed them reads them. */
    'recursos-do-cidadao': ComponentProps<typeof Recursos>;
  }
}

export default Recursos;
