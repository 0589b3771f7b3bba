import type { ComponentProps } from 'react';
import { Respostas } from './relato.tsx';
import './detalhar.css';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The office's answers, as the person who filed reads them. */
    'respostas-do-caso': ComponentProps<typeof Respostas>;
  }
}

export default Respostas;
