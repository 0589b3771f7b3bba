import type { ComponentProps } from 'react';
import { Encaminhamentos } from './encaminhamentos.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Where a case was before, and what was written each time it was forwarded. */
    'encaminhamentos-do-caso': ComponentProps<typeof Encaminhamentos>;
  }
}

export default Encaminhamentos;
