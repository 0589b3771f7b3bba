import type { ComponentProps } from 'react';
import { Conversa } from './conversa.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The messages between the office and whoever filed. */
    'conversa-do-caso': ComponentProps<typeof Conversa>;
  }
}

export default Conversa;
