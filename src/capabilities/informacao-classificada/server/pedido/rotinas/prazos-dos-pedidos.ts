import {
  type CalendarioDe,
  compararPrazos,
  type PrazosRecontaveis,
  type Recontar,
} from '#capabilities/feriado/server/index.ts';
import { SISTEMA } from '#capabilities/manifestacao/domain/historico.ts';
import { janelaDepoisDe } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { compareDates, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import type { IdPasso } from '../../../domain/pedido/estado-do-pedido.ts';
import { prazoDoPasso } from '../../../domain/pedido/prazos-do-pedido.ts';
import { avisarDoPedido } from '../avisar-do-pedido.ts';
import {
  countNoAlcance,
  findComPrazo,
  insertHistoricoDoPedido,
  listNoAlcance,
  lockPedido,
  type PedidoRow,
  updatePasso,
} from '../pedido-repository.ts';

interface Contado {
  readonly antes: string;
  readonly novo: string;
}

/**
 * The one term that runs: of who decides, which goes both ways; or of the person to appeal, which only
 * moves later, because a last day that the person was told stays true.
 */
const contar = async (calendarioDe: CalendarioDe, row: PedidoRow): Promise<Contado | null> => {
  const calendario = await calendarioDe(row.id_ouvidoria_julgadora);
  if (row.decidido_em === null) {
    const prazo = prazoDoPasso(calendario, diaGuardado(row.registro_contado), row.passo as IdPasso);
    return row.prazo === null || prazo === null ? null : { antes: row.prazo, novo: toIsoDate(prazo) };
  }
  if (row.recorrer_ate === null || row.ciente_em === null) return null;
  const antes = diaGuardado(row.recorrer_ate);
  const { fecha } = janelaDepoisDe(calendario, row.ciente_em.getTime());
  return { antes: row.recorrer_ate, novo: toIsoDate(compareDates(fecha, antes) > 0 ? fecha : antes) };
};

/** Under the pedido's own lock: a second recount finds the date right and does nothing. */
const recontarPedido = (platform: Platform, idPedido: number, recontar: Recontar): Promise<boolean> =>
  platform.db.transaction().execute(async (tx) => {
    await lockPedido(tx, idPedido);
    const row = await findComPrazo(tx, idPedido);
    const contado = row && (await contar(recontar.calendarioDe, row));
    if (!contado || contado.antes === contado.novo) return false;
    const { antes, novo } = contado;
    const oPrazo = row.decidido_em === null ? 'o prazo da decisão' : 'o prazo para recorrer';
    await updatePasso(
      tx,
      { idPedido, passo: row.passo },
      row.decidido_em === null ? { prazo: novo } : { recorrer_ate: novo },
    );
    await recontar.anotar(tx, {
      idAlvo: idPedido,
      idManifestacao: null,
      prazoAnterior: antes,
      prazoNovo: novo,
    });
    const variaveis = {
      porque: recontar.porque,
      oPrazo,
      prazoAnterior: formatData(diaGuardado(antes)),
      prazo: formatData(diaGuardado(novo)),
    };
    await insertHistoricoDoPedido(tx, {
      id_pedido: idPedido,
      ato: 'Recontagem de prazo',
      situacao: row.situacao,
      ocorrido_em: platform.clock.now(),
      id_responsavel: null,
      responsavel: SISTEMA,
      informacoes: `${recontar.porque} e ${oPrazo} foi contado de novo: passou de ${variaveis.prazoAnterior} para ${variaveis.prazo}.`,
    });
    await avisarDoPedido(
      platform,
      tx,
      { row, idJulgadora: row.id_ouvidoria_julgadora },
      { evento: 'desclassificacao.prazo-recontado', variaveis },
    );
    return true;
  });

/** Recounted when a calendar changes; `idAlvo` is the pedido, of which one term runs at a time. */
export const prazosDasDesclassificacoes: PrazosRecontaveis = {
  tipo: 'desclassificacao',

  contar: countNoAlcance,

  comparar: async (db, alcance, lote, calendarioDe) =>
    compararPrazos(await listNoAlcance(db, alcance, lote.depoisDe, lote.limite), lote, async (row) => {
      const contado = await contar(calendarioDe, row);
      return contado && { ...contado, idManifestacao: null };
    }),

  recontar: (platform, { idAlvo }, recontar) => recontarPedido(platform, idAlvo, recontar),
};
