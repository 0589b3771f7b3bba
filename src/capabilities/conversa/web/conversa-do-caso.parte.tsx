import type { ComponentProps } from 'react';
import type { NomeDaParte } from '#shell/partes.ts';
import { Conversa } from './conversa.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The messages between the office and whoever filed. */
    'conversa-do-caso': ComponentProps<typeof Conversa>;
  }
}

/** Parts of other capabilities that it shows. */
export const comPartes: readonly NomeDaParte[] = ['campo-anexos', 'alerta-do-campo', 'alertas-de-exposicao'];

export default Conversa;
