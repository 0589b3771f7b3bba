import type { ComponentProps } from 'react';
import { RespostaDoOrgao } from './resposta-do-orgao.tsx';
import './detalhar.css';

declare module '#shell/partes.ts' {
  interface Partes {
    /** One answer, as whoever filed reads it. */
    'resposta-do-orgao': ComponentProps<typeof RespostaDoOrgao>;
  }
}

export default RespostaDoOrgao;
