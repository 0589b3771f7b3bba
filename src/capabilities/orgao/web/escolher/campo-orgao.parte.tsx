import type { ComponentProps } from 'react';
import { CampoOrgao } from './campo-orgao.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The field to search and choose an office. */
    'campo-orgao': ComponentProps<typeof CampoOrgao>;
  }
}

export default CampoOrgao;
