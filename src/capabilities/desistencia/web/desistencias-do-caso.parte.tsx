import type { ComponentProps } from 'react';
import { Desistencias } from './desistencias.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What who filed gave up, who pressed them, and what the office decided. */
    'desistencias-do-caso': ComponentProps<typeof Desistencias>;
  }
}

export default Desistencias;
