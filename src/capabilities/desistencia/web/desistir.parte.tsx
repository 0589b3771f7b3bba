import type { ComponentProps } from 'react';
import { Desistir } from './desistir.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The dialog with which who filed gives the case up, whole or in part. */
    desistir: ComponentProps<typeof Desistir>;
  }
}

export default Desistir;
