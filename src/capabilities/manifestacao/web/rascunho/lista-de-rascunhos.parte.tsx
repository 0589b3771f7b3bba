import { ListaDeRascunhos, type ListaDeRascunhosProps } from './lista-de-rascunhos.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The drafts of who is looking. */
    'lista-de-rascunhos': ListaDeRascunhosProps;
  }
}

export default ListaDeRascunhos;
