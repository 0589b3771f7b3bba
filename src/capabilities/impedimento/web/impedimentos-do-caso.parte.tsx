import { type ImpedimentosDoCasoProps, ImpedimentosNoCaso } from './impedimentos-do-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Who of the office may not see the case, and the way to declare it of oneself. */
    'impedimentos-do-caso': ImpedimentosDoCasoProps;
  }
}

export default ImpedimentosNoCaso;
