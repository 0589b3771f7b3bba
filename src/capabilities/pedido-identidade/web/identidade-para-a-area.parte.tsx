import { IdentidadeParaAArea, type IdentidadeParaAAreaProps } from './identidade-para-a-area.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Where an area asks to know who filed the denúncia that it was asked about. */
    'identidade-para-a-area': IdentidadeParaAAreaProps;
  }
}

export default IdentidadeParaAArea;
