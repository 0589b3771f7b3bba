import { PedidosDeHoje } from './pedidos-de-hoje.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** What the person is asked to contribute to, as figures that lead there. */
    'pedidos-de-hoje': Record<never, never>;
  }
}

export default PedidosDeHoje;
