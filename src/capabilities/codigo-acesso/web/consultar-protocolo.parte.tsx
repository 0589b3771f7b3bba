import type { ComponentProps } from 'react';
import { ConsultarProtocolo } from './consultar-protocolo.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The form that opens a case by protocol and access code. */
    'consultar-protocolo': ComponentProps<typeof ConsultarProtocolo>;
  }
}

export default ConsultarProtocolo;
