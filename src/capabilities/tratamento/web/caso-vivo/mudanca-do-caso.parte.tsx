import type { ComponentProps } from 'react';
import { AvisoDeMudanca } from './mudanca.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** A notice that somebody else acted on the case. */
    'mudanca-do-caso': ComponentProps<typeof AvisoDeMudanca>;
  }
}

export default AvisoDeMudanca;
