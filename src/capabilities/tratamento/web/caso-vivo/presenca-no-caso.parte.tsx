import type { ComponentProps } from 'react';
import { Presentes } from './presentes.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Who else has the case open. */
    'presenca-no-caso': ComponentProps<typeof Presentes>;
  }
}

export default Presentes;
