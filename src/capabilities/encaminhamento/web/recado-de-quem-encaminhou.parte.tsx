import type { ComponentProps } from 'react';
import { Recebida } from './encaminhamentos.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What the office that forwarded the case here wrote to this one. */
    'recado-de-quem-encaminhou': ComponentProps<typeof Recebida>;
  }
}

export default Recebida;
