import type { ComponentProps } from 'react';
import { AlertasDeExposicao } from './alertas-de-exposicao.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What in anonymous texts seems to name who wrote them. */
    'alertas-de-exposicao': ComponentProps<typeof AlertasDeExposicao>;
  }
}

export default AlertasDeExposicao;
