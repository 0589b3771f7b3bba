import type { ComponentProps } from 'react';
import { FecharConsulta } from './fechar-consulta.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The button that closes a case opened by code in this browser. */
    'fechar-consulta': ComponentProps<typeof FecharConsulta>;
  }
}

export default FecharConsulta;
