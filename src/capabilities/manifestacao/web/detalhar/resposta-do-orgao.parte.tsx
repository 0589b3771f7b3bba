import type { ComponentProps } from 'react';
import { RespostaDoOrgao } from './resposta-do-orgao.tsx';
import './detalhar.css';

declare module '#shell/partes.ts' {
  interface Partes {
    /** One answer, as the person who filed reads it. */
    'resposta-do-orgao': ComponentProps<typeof RespostaDoOrgao>;
  }
}

export default RespostaDoOrgao;
