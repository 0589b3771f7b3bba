import { CampoAnexos, type CampoAnexosProps } from './campo-anexos.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The field for files, used by every form that takes some. */
    'campo-anexos': CampoAnexosProps;
  }
}

export default CampoAnexos;
