import { ListaDeRascunhos, type ListaDeRascunhosProps } from './lista-de-rascunhos.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The person's own drafts. */
    'lista-de-rascunhos': ListaDeRascunhosProps;
  }
}

export default ListaDeRascunhos;
