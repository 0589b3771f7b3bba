import { type CalendarioDe, calendariosDe } from '#capabilities/feriado/server/index.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { addDays, compareDates, localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { type EventoDoPrazo, explain, type PrazoAExplicar } from '#kernel/prazo/explain.ts';
import type { Db } from '#server/db/database.ts';
import { diasParaResponder } from '../../domain/manifestacao-prazos.ts';
import type { CasoRow } from '../manifestacao-repository.ts';
import { type EventoDaContagem, listEventosDoPrazo } from './prazo-repository.ts';

type RowDaContagem = Pick<
  CasoRow,
  | 'id'
  | 'id_ouvidoria_registro'
  | 'id_tipo_formulario'
  | 'dias_para_responder'
  | 'registrada_em'
  | 'registro_contado'
>;

/** The days of its type, or fewer where it was of a type that gave fewer (mudar-tipo). */
export const diasDoCaso = ({
  dias_para_responder,
  id_tipo_formulario,
}: Pick<CasoRow, 'dias_para_responder' | 'id_tipo_formulario'>): number =>
  dias_para_responder ?? diasParaResponder(id_tipo_formulario);

/** A 'recontagem' event adds no days: we already count by the changed calendar. */
const eventoDe = (row: EventoDaContagem): EventoDoPrazo | null => {
  if (row.tipo === 'prorrogacao' && row.dias !== null) return { tipo: 'prorrogacao', dias: row.dias };
  if (row.tipo === 'reabertura' && row.dias !== null && row.resposta) {
    return { tipo: 'reabertura', dia: diaGuardado(row.resposta), dias: row.dias };
  }
  if (row.tipo === 'parada' && row.motivo !== null && row.pedido && row.resposta) {
    const dias = { parada: diaGuardado(row.pedido), retomada: diaGuardado(row.resposta) };
    return { tipo: 'parada', motivo: row.motivo, ...dias };
  }
  return null;
};

/** After the evening cut-off counting starts a day later; the explanation shows both days. */
const registroDe = (
  registradaEm: Date,
  contado: PlainDate,
): Pick<PrazoAExplicar, 'registro' | 'aposCorte'> => {
  const registro = localDate(registradaEm.getTime());
  return compareDates(addDays(registro, 1), contado) === 0
    ? { registro, aposCorte: true }
    : { registro: contado };
};

export interface Contagem {
  /** The calendar of the office that received the case first. */
  readonly calendario: Calendario;
  readonly prazo: PrazoAExplicar & { readonly eventos: readonly EventoDoPrazo[] };
}

/**
 * How the term of a case is counted. Forwarding gives no new term: days before it follow the
 * calendar of the office that had the case then, and each later event that of its own office.
 */
export const contagemCom = async (
  calendarioDe: CalendarioDe,
  row: RowDaContagem,
  acontecidos: readonly EventoDaContagem[],
): Promise<Contagem> => {
  const eventos: EventoDoPrazo[] = [];
  for (const each of acontecidos) {
    const evento = eventoDe(each);
    if (!evento) continue;
    const calendario = await calendarioDe(each.id_ouvidoria ?? row.id_ouvidoria_registro);
    eventos.push({ ...evento, calendario });
  }
  return {
    calendario: await calendarioDe(row.id_ouvidoria_registro),
    prazo: {
      ...registroDe(row.registrada_em, diaGuardado(row.registro_contado)),
      dias: diasDoCaso(row),
      eventos,
    },
  };
};

export const contagemDoCaso = async (db: Db, row: RowDaContagem): Promise<Contagem> =>
  contagemCom(calendariosDe(db), row, await listEventosDoPrazo(db, row.id));

/** The due date counted from the rows: what `manifestacao.prazo` must say while the clock runs. */
export const contarPrazo = async (db: Db, row: RowDaContagem): Promise<string> => {
  const { calendario, prazo } = await contagemDoCaso(db, row);
  return explain(calendario, prazo).vencimento;
};
