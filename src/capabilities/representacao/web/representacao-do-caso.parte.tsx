import { RepresentacaoDoCaso, type RepresentacaoDoCasoProps } from './representacao-do-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Who acts for the person who filed, until when, and the document that proves it. */
    'representacao-do-caso': RepresentacaoDoCasoProps;
  }
}

export default RepresentacaoDoCaso;
