import type { ComponentProps } from 'react';
import { TrocaDoCodigo } from './troca-do-codigo.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What opens once the access code in the address was exchanged. */
    'troca-do-codigo': ComponentProps<typeof TrocaDoCodigo>;
  }
}

export default TrocaDoCodigo;
