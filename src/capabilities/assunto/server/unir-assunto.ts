import { auditar } from '#capabilities/auditoria/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { paraTodos } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { destinoInvalido } from '../domain/assunto-errors.ts';
import { lockAssunto, updateAssunto } from './administrar-repository.ts';
import { MOVER_CASOS } from './mover-casos.ts';
import { lockVisto, type Visto } from './mudar-assunto.ts';
import { countOQueMove, followUniao, moveFavoritos, moveSubassuntos } from './uniao-repository.ts';

/** Locks both rows in a fixed order: two joins that meet wait instead of deadlocking. */
const lockAmbos = async (trx: Db, origem: Visto, idDestino: number) => {
  const primeiro = Math.min(origem.idAssunto, idDestino);
  await lockAssunto(trx, primeiro);
  const destino = await lockAssunto(trx, idDestino);
  const row = await lockVisto(trx, origem);
  if (!destino?.ativo || idDestino === origem.idAssunto) throw destinoInvalido();
  return { row, destino };
};

/**
 * Small tables move now; the cases, perhaps tens of thousands, move in the background, so that none
 * is locked for long. Until then they show the old name.
 */
export const unirAssunto = (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  origem: Visto,
  idDestino: number,
) =>
  db.transaction().execute(async (trx) => {
    const { row, destino } = await lockAmbos(trx, origem, idDestino);
    const contagem = await countOQueMove(trx, row.id, destino.id, paraTodos('m.id'));
    await moveSubassuntos(trx, row.id, destino.id);
    await moveFavoritos(trx, row.id, destino.id);
    await followUniao(trx, 'assunto', row.id, destino.id);
    await updateAssunto(trx, row.id, { ativo: false, id_unido_a: destino.id, editado_em: clock.now() });
    await auditar(trx, clock, usuario, {
      area: 'assunto',
      acao: 'União de assuntos',
      alvo: row.descricao,
      idAlvo: row.id,
      depois: { unidoA: destino.descricao, ...contagem },
    });
    await enqueue(trx, MOVER_CASOS, {}, MOVER_CASOS);
  });
