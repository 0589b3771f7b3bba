import { IdentidadeDoCaso, type IdentidadeDoCasoProps } from './identidade-do-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The identity of who filed, behind a reason and, where it is due, a second person. */
    'identidade-do-caso': IdentidadeDoCasoProps;
  }
}

export default IdentidadeDoCaso;
