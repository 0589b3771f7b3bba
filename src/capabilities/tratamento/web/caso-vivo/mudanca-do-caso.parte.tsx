import type { ComponentProps } from 'react';
import { AvisoDeMudanca } from './mudanca.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** That somebody acted on the case meanwhile. */
    'mudanca-do-caso': ComponentProps<typeof AvisoDeMudanca>;
  }
}

export default AvisoDeMudanca;
