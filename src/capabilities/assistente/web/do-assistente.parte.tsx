import { DoAssistente } from './do-assistente.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What the assistant would answer to these words, for those who maintain the help. */
    'do-assistente': { readonly texto: string };
  }
}

export default DoAssistente;
