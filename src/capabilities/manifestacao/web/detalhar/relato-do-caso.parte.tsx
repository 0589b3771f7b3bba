import type { ComponentProps } from 'react';
import { Relato } from './relato.tsx';
import './detalhar.css';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What was filed, under the names its form gave the fields, then the files. */
    'relato-do-caso': ComponentProps<typeof Relato>;
  }
}

export default Relato;
