import type { ComponentProps } from 'react';
import { AtendimentosDoCaso } from './atendimentos-do-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What staff recorded in the person's name, with the letter. */
    'atendimentos-do-caso': ComponentProps<typeof AtendimentosDoCaso>;
  }
}

export default AtendimentosDoCaso;
