import type { ComponentProps } from 'react';
import { Historico } from './historico.tsx';
import './detalhar.css';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Everything that happened to the case, newest first. */
    'historico-do-caso': ComponentProps<typeof Historico>;
  }
}

export default Historico;
