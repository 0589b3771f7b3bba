import { desistirDoPedido as ato } from '../../domain/pedido/atos/desistir-do-pedido.ato.ts';
import { fazNoPedido } from './agir-no-pedido.ts';

/** What waits for a decision waits no more; whoever had it is told (Lei 9.784/1999, art. 51). */
export const desistirDoPedido = fazNoPedido(ato, async ({ row }, { motivo }) => ({
  informacoes: motivo === '' ? ato.historico.frase : `${ato.historico.frase} Motivo: ${motivo}`,
  idJulgadora: row.id_ouvidoria_julgadora,
  avisos: [{ evento: 'desclassificacao.desistencia', variaveis: {} }],
  resultado: undefined,
}));
