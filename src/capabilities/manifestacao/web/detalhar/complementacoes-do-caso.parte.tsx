import type { ComponentProps } from 'react';
import { Complementacoes } from './relato.tsx';
import './detalhar.css';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What else the office asked for, and what the person sent. */
    'complementacoes-do-caso': ComponentProps<typeof Complementacoes>;
  }
}

export default Complementacoes;
