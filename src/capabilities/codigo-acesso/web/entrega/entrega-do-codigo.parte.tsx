import type { ComponentProps } from 'react';
import { EntregaDoCodigo } from './entrega-do-codigo.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** On the receipt of what staff filed for somebody: how the access code reaches that person. */
    'entrega-do-codigo': ComponentProps<typeof EntregaDoCodigo>;
  }
}

export default EntregaDoCodigo;
