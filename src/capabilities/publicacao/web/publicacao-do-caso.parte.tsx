import type { ComponentProps } from 'react';
import { PublicacaoDoCaso } from './publicacao-do-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Whether a request is in the public search, and what must be decided first. */
    'publicacao-do-caso': ComponentProps<typeof PublicacaoDoCaso>;
  }
}

export default PublicacaoDoCaso;
