import type { ComponentProps } from 'react';
import { TrocaDoCodigo } from './troca-do-codigo.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Exchanges the access code in the address, then shows its content. */
    'troca-do-codigo': ComponentProps<typeof TrocaDoCodigo>;
  }
}

export default TrocaDoCodigo;
