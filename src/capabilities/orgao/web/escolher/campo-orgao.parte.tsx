import type { ComponentProps } from 'react';
import { CampoOrgao } from './campo-orgao.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The field where an office is looked for and chosen. */
    'campo-orgao': ComponentProps<typeof CampoOrgao>;
  }
}

export default CampoOrgao;
