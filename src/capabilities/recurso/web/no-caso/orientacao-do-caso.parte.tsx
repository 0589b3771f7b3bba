import type { ComponentProps } from 'react';
import { Orientacao } from './orientacao.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What the access law lets the requester do today, and what it means. */
    'orientacao-do-caso': ComponentProps<typeof Orientacao>;
  }
}

export default Orientacao;
