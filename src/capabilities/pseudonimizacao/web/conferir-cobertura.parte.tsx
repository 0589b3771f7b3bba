import type { ComponentProps } from 'react';
import { ConferirCobertura } from './conferir-cobertura.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What is covered of a protected person's words before they leave, for a person to finish. */
    'conferir-cobertura': ComponentProps<typeof ConferirCobertura>;
  }
}

export default ConferirCobertura;
