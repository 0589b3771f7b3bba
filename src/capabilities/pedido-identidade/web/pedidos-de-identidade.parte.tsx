import { PedidosDoCaso, type PedidosDoCasoProps } from './pedidos-do-caso.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** Who asked to know who filed, why, and what was decided. */
    'pedidos-de-identidade': PedidosDoCasoProps;
  }
}

export default PedidosDoCaso;
