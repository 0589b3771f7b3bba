import type { ComponentProps } from 'react';
import { CopiaDaDecisao } from './copia-da-decisao.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The certified copy of the last decision on a request. */
    'copia-da-decisao': ComponentProps<typeof CopiaDaDecisao>;
  }
}

export default CopiaDaDecisao;
