import type { ComponentProps } from 'react';
import { AlertaDoCampo } from './alertas-de-exposicao.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The warnings of 'alertas-de-exposicao', right under a field of a form. */
    'alerta-do-campo': ComponentProps<typeof AlertaDoCampo>;
  }
}

export default AlertaDoCampo;
