import { momentoDaCiencia, podeRegistrarCiencia } from '#capabilities/ciencia/domain/ciencia.ts';
import { nomeDoMeio } from '#capabilities/ciencia/domain/meio-de-ciencia.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { registrarCienciaDoPedido as ato } from '../../domain/pedido/atos/registrar-ciencia-do-pedido.ato.ts';
import { fazNoPedido } from './agir-no-pedido.ts';
import { darCiencia } from './depois-da-decisao.ts';
import { lockPedidoDoLeitor } from './pedido-do-leitor.ts';
import { insertHistoricoDoPedido } from './pedido-repository.ts';
import { autorNoPedido, type QuemNoPedido } from './quem-no-pedido.ts';

const ateQuando = (ate: string | null): string =>
  ate === null ? '' : ` Pode recorrer até ${formatData(diaGuardado(ate))}.`;

/** When and how the person was told (Lei 9.784/1999, art. 26 § 3º); the days to appeal run from it. */
export const registrarCienciaDoPedido = fazNoPedido(ato, async (no, { dia: dito, meio, observacao }) => {
  const { tx, row, agora } = no;
  const dia = diaGuardado(dito);
  const decidido = (row.decidido_em ?? agora).getTime();
  enforce(podeRegistrarCiencia(dia, localDate(decidido), localDate(agora.getTime())));
  const recorrerAte = await darCiencia(tx, no, new Date(momentoDaCiencia(dia, decidido, agora.getTime())));
  const obs = observacao === '' ? '' : ` ${observacao}`;
  return {
    informacoes: `Quem pediu foi avisado em ${formatData(dia)} (${nomeDoMeio[meio]}).${ateQuando(recorrerAte)}${obs}`,
    idJulgadora: row.id_ouvidoria_julgadora,
    resultado: { recorrerAte },
  };
});

/** The person opened the own pedido, with the code: they know of the decision now. */
export const tomarCiencia = (platform: Platform, quem: QuemNoPedido, idPedido: number): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const visto = await lockPedidoDoLeitor(platform, tx, quem, idPedido);
    if (!visto.isDono || !visto.fatos.semCiencia) return;
    const agora = platform.clock.now();
    const ate = await darCiencia(tx, visto, agora);
    await insertHistoricoDoPedido(tx, {
      id_pedido: idPedido,
      ato: ato.historico.rotulo,
      situacao: visto.row.situacao,
      ocorrido_em: agora,
      ...autorNoPedido(quem, visto),
      informacoes: `Quem pediu abriu o pedido e soube da decisão.${ateQuando(ate)}`,
    });
  });
