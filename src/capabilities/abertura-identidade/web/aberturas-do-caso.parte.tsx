import { AberturasDoCaso, type AberturasDoCasoProps } from './aberturas-do-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Who opened the identity of who filed, or asked to, when and why. */
    'aberturas-do-caso': AberturasDoCasoProps;
  }
}

export default AberturasDoCaso;
