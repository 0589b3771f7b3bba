import type { ComponentProps } from 'react';
import { PrazoDoCaso } from './prazo-do-caso.tsx';
import './detalhar.css';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Until when the office has to answer. */
    'prazo-do-caso': ComponentProps<typeof PrazoDoCaso>;
  }
}

export default PrazoDoCaso;
