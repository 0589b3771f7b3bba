import type { ComponentProps } from 'react';
import { TabelaDeManifestacoes } from './tabela-de-manifestacoes.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The person's own cases, one per line. */
    'tabela-de-manifestacoes': ComponentProps<typeof TabelaDeManifestacoes>;
  }
}

export default TabelaDeManifestacoes;
