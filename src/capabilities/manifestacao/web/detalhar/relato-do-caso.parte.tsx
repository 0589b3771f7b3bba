import type { ComponentProps } from 'react';
import { Relato } from './relato.tsx';
import './detalhar.css';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What was filed, with the field names of its form, then the files. */
    'relato-do-caso': ComponentProps<typeof Relato>;
  }
}

export default Relato;
