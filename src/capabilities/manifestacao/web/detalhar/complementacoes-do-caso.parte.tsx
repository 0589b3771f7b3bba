import type { ComponentProps } from 'react';
import { Complementacoes } from './relato.tsx';
import './detalhar.css';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What the office asked for besides, and what came. */
    'complementacoes-do-caso': ComponentProps<typeof Complementacoes>;
  }
}

export default Complementacoes;
