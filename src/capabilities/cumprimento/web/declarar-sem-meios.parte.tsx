import type { ComponentProps } from 'react';
import { DeclararSemMeios } from './declarar-sem-meios.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The form with which a person says that they cannot get what the answer points to. */
    'declarar-sem-meios': ComponentProps<typeof DeclararSemMeios>;
  }
}

export default DeclararSemMeios;
