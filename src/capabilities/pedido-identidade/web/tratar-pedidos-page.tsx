import { useSearchParams } from 'react-router';
import { readIds } from '#shell/atos/casos.ts';
import { ListaDePedidos } from './lista-de-pedidos.tsx';
import { PedidoAberto } from './pedido-aberto.tsx';

/** The list of the ouvidoria; with `?ids=`, one request of it. */
export default function TratarPedidosPage() {
  const [params] = useSearchParams();
  const [id] = readIds(params.get('ids'));
  return id === undefined ? <ListaDePedidos /> : <PedidoAberto key={id} id={id} />;
}
