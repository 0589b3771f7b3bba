import {
  findComplementacaoAberta,
  findRespondidaEmTempo,
} from '#capabilities/complementacao/server/index.ts';
import { promessaNaoEncontrada } from '#capabilities/cumprimento/domain/cumprimento-errors.ts';
import type { Caso } from '#capabilities/manifestacao/server/index.ts';
import { findPromessa } from '#capabilities/remedio/server/index.ts';
import { localDate, type PlainDate } from '#kernel/prazo/data.ts';
import type { Db } from '#server/db/database.ts';
import type { PedidoDaPessoa } from '../domain/atendimento.ts';

const ultimoDe = (momentos: readonly (number | null | undefined)[]): number =>
  Math.max(...momentos.map((momento) => momento ?? 0));

/** The last delivery of a promise of this very case; another case's is not found. */
const entregaDa = async (tx: Db, { row }: Caso, idPromessa: number): Promise<number> => {
  const promessa = await findPromessa(tx, idPromessa);
  if (promessa?.id_manifestacao !== row.id) throw promessaNaoEncontrada();
  return promessa.entregue_em?.getTime() ?? 0;
};

/** When the thing happened that the person answers; a letter cannot have come before it. */
const momentoDe = async (tx: Db, caso: Caso, pedido: PedidoDaPessoa, dia: PlainDate): Promise<number> => {
  const { row } = caso;
  switch (pedido.ato) {
    case 'recorrer':
      return ultimoDe([
        row.acesso?.resposta?.respondidaEm,
        ...(row.acesso?.recursos ?? []).map(({ respondidoEm }) => respondidoEm),
      ]);
    case 'declararSemMeios':
      return ultimoDe([row.acesso?.resposta?.respondidaEm]);
    case 'pedirRevisao':
      return ultimoDe([row.retipada_em?.getTime()]);
    case 'pedirReabertura':
      return ultimoDe([row.encerrada_em?.getTime()]);
    case 'complementar':
      return ultimoDe([
        (await findComplementacaoAberta(tx, row.id))?.pedida_em.getTime(),
        (await findRespondidaEmTempo(tx, caso, dia))?.pedida_em.getTime(),
      ]);
    case 'confirmarEntrega':
    case 'contestarEntrega':
      return entregaDa(tx, caso, pedido.entrada.idPromessa);
    default:
      return 0;
  }
};

/** `dia`: when the person's answer arrived. */
export const eventoRespondido = async (
  tx: Db,
  caso: Caso,
  pedido: PedidoDaPessoa,
  dia: PlainDate,
): Promise<PlainDate> =>
  localDate(Math.max(caso.row.registrada_em.getTime(), await momentoDe(tx, caso, pedido, dia)));
