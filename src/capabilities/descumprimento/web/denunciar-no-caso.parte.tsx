import type { ComponentProps } from 'react';
import { DenunciarNoCaso } from './denunciar-no-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The denúncia de descumprimento, on the page of the case. */
    'denunciar-no-caso': ComponentProps<typeof DenunciarNoCaso>;
  }
}

export default DenunciarNoCaso;
