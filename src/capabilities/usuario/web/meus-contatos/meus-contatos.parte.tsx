import { MeusContatos, type MeusContatosProps } from './meus-contatos.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** How the signed-in person is reached, for the review of what they file. */
    'meus-contatos': MeusContatosProps;
  }
}

export default MeusContatos;
