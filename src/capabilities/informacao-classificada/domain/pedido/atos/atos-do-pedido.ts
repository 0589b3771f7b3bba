import { decidirNaComissao } from './decidir-na-comissao.ato.ts';
import { decidirNoComando } from './decidir-no-comando.ato.ts';
import { decidirPedido } from './decidir-pedido.ato.ts';
import { decidirRecurso } from './decidir-recurso.ato.ts';
import { desistirDoPedido } from './desistir-do-pedido.ato.ts';
import { marcarReuniaoDoPedido } from './marcar-reuniao-do-pedido.ato.ts';
import { recorrerAComissao } from './recorrer-a-comissao.ato.ts';
import { recorrerAoComando } from './recorrer-ao-comando.ato.ts';
import { recorrerDaDecisao } from './recorrer-da-decisao.ato.ts';
import { registrarCienciaDoPedido } from './registrar-ciencia-do-pedido.ato.ts';

/** In the order in which they happen. */
export const atosDoPedido = [
  decidirPedido,
  recorrerAoComando,
  decidirNoComando,
  recorrerDaDecisao,
  decidirRecurso,
  recorrerAComissao,
  marcarReuniaoDoPedido,
  decidirNaComissao,
  desistirDoPedido,
  registrarCienciaDoPedido,
] as const;
