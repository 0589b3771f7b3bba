import { Transcricoes, type TranscricoesProps } from './transcricoes.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Spoken messages that came with a case, and what staff typed of them. */
    'transcricoes-do-caso': TranscricoesProps;
  }
}

export default Transcricoes;
