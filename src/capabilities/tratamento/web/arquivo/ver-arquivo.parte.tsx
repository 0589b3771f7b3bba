import type { ComponentProps } from 'react';
import { VerArquivo } from './ver-arquivo.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** A preview of a file, beside the case. */
    'ver-arquivo': ComponentProps<typeof VerArquivo>;
  }
}

export default VerArquivo;
