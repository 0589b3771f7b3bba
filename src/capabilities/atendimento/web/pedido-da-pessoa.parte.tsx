import type { ComponentProps } from 'react';
import type { NomeDaParte } from '#shell/partes.ts';
import { PedidoDaPessoa } from './pedido-da-pessoa.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Staff record what the person asks for at the desk, on the phone or by letter. */
    'pedido-da-pessoa': ComponentProps<typeof PedidoDaPessoa>;
  }
}

/** Parts of other capabilities that it shows. */
export const comPartes: readonly NomeDaParte[] = ['campo-anexos'];

export default PedidoDaPessoa;
