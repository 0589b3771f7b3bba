import type { ComponentProps } from 'react';
import TratarCaso from './tratar-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The case as its office works on it. */
    'caso-da-equipe': ComponentProps<typeof TratarCaso>;
  }
}

export default TratarCaso;
