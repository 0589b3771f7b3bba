import type { z } from 'zod';
import { addDays, compareDates, localDate, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { type EventoDoPrazo, explain, type PrazoAExplicar } from '#kernel/prazo/explain.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import type { prazoExplicado } from '../domain/detalhe.ts';
import { diaGuardado } from '../domain/dia-guardado.ts';
import { diasParaResponder } from '../domain/manifestacao-prazos.ts';
import { findCasoVisivel } from './caso.ts';
import { listEventosDoPrazo } from './detalhe-repository.ts';
import type { QuemAge } from './quem-age.ts';

type EventoRow = Awaited<ReturnType<typeof listEventosDoPrazo>>[number];

/** A recount changed the calendar, which is already the one we count by: it has no days of its own. */
const eventosDe = (rows: readonly EventoRow[]): EventoDoPrazo[] =>
  rows.flatMap((row): EventoDoPrazo[] => {
    if (row.tipo === 'prorrogacao' && row.dias !== null) return [{ tipo: 'prorrogacao', dias: row.dias }];
    if (row.tipo === 'complementacao' && row.pedido && row.resposta) {
      return [
        { tipo: 'complementacao', pedido: diaGuardado(row.pedido), resposta: diaGuardado(row.resposta) },
      ];
    }
    return [];
  });

/** The evening cut-off moved the count to the next day: the explanation shows the day itself too. */
const registroDe = (
  registradaEm: Date,
  contado: PlainDate,
): Pick<PrazoAExplicar, 'registro' | 'aposCorte'> => {
  const registro = localDate(registradaEm.getTime());
  return compareDates(addDays(registro, 1), contado) === 0
    ? { registro, aposCorte: true }
    : { registro: contado };
};

/** Day by day, from the registration to the due date; of a stopped clock, to today. */
export const explicarPrazo = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<z.input<typeof prazoExplicado>> => {
  const { row, calendario } = await findCasoVisivel(platform, quem, idManifestacao);
  const eventos = eventosDe(await listEventosDoPrazo(platform.db, idManifestacao));
  const prazo: PrazoAExplicar = {
    ...registroDe(row.registrada_em, diaGuardado(row.registro_contado)),
    dias: diasParaResponder(row.id_tipo_formulario),
    eventos,
  };
  const datas = { original: row.prazo_original, vencimento: row.prazo };
  if (row.prazo_parado_em === null) return { ...datas, dias: [...explain(calendario, prazo).dias] };

  const pedido = diaGuardado(row.prazo_parado_em);
  const hoje = localDate((row.encerrada_em ?? platform.clock.now()).getTime());
  const { dias } = explain(calendario, {
    ...prazo,
    eventos: [...eventos, { tipo: 'complementacao', pedido, resposta: addDays(hoje, 1) }],
  });
  const parado = `Prazo parado: complementação pedida em ${formatData(pedido)}.`;
  return {
    ...datas,
    dias: dias
      .filter(({ data }) => data <= toIsoDate(hoje))
      .map((each) => (each.data > toIsoDate(pedido) ? { ...each, conta: false, motivo: parado } : each)),
  };
};
