import type { ComponentProps } from 'react';
import { VerArquivo } from './ver-arquivo.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** A file of the case, looked at beside it. */
    'ver-arquivo': ComponentProps<typeof VerArquivo>;
  }
}

export default VerArquivo;
