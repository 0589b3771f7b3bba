import { DesfechoDoCaso, type DesfechoDoCasoProps } from './desfecho-do-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What became of a denúncia, and the processes that a case led to. */
    'desfecho-do-caso': DesfechoDoCasoProps;
  }
}

export default DesfechoDoCaso;
