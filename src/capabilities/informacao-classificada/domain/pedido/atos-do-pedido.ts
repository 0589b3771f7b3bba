import { decidirNaComissao } from './decidir-na-comissao.ato.ts';
import { decidirPedido } from './decidir-pedido.ato.ts';
import { decidirRecurso } from './decidir-recurso.ato.ts';
import { recorrerAComissao } from './recorrer-a-comissao.ato.ts';
import { recorrerDaDecisao } from './recorrer-da-decisao.ato.ts';

/** In the order in which they happen. */
export const atosDoPedido = [
  decidirPedido,
  recorrerDaDecisao,
  decidirRecurso,
  recorrerAComissao,
  decidirNaComissao,
] as const;
