import type { ComponentProps } from 'react';
import { AlertasDeExposicao } from './alertas-de-exposicao.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Warns of what in anonymous texts seems to reveal their author. */
    'alertas-de-exposicao': ComponentProps<typeof AlertasDeExposicao>;
  }
}

export default AlertasDeExposicao;
