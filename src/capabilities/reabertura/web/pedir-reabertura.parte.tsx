import type { ComponentProps } from 'react';
import { PedirReabertura } from './pedir-reabertura.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The dialog with which who filed asks to reopen an ended case. */
    'pedir-reabertura': ComponentProps<typeof PedirReabertura>;
  }
}

export default PedirReabertura;
