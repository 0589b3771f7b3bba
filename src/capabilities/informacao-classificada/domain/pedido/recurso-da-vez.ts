import { atosDoPedido } from './atos/atos-do-pedido.ts';
import type { EstadoDoPedido } from './estado-do-pedido.ts';
import type { FatosDoPedido } from './fatos-do-pedido.ts';

/** The appeal that follows in this state, open or not: of the Commander and the Minister, the one whose turn it is. */
export const recursoDaVez = (
  estado: EstadoDoPedido,
  { comandoAntes }: Pick<FatosDoPedido, 'comandoAntes'>,
) => {
  const deOutraVez = comandoAntes ? 'recorrerDaDecisao' : 'recorrerAoComando';
  return atosDoPedido.find(
    ({ nome, de }) => nome.startsWith('recorrer') && nome !== deOutraVez && de.some((e) => e === estado),
  );
};
