import type { ComponentProps } from 'react';
import { DadosDeTerceiros } from './dados-de-terceiros.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Right under a text that staff write to the person who filed: what it says of others. */
    'dados-de-terceiros': ComponentProps<typeof DadosDeTerceiros>;
  }
}

export default DadosDeTerceiros;
