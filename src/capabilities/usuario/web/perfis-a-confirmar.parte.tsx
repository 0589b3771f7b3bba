import { PerfisAConfirmar } from './perfis-a-confirmar.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Which of the person's own profiles wait for their answer or for a gestor. */
    'perfis-a-confirmar': object;
  }
}

export default PerfisAConfirmar;
