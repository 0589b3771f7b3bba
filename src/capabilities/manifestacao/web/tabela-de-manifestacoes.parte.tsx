import type { ComponentProps } from 'react';
import { TabelaDeManifestacoes } from './tabela-de-manifestacoes.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Cases of who is looking, one in a line. */
    'tabela-de-manifestacoes': ComponentProps<typeof TabelaDeManifestacoes>;
  }
}

export default TabelaDeManifestacoes;
