import { newEnvelope, openEnvelope } from '#server/crypto/envelope.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { MAX_RASCUNHOS, prepararRascunho, type Rascunho } from '../domain/rascunho.ts';
import { rascunhoMaisNovo, rascunhoNaoEncontrado, rascunhosDemais } from '../domain/rascunho-errors.ts';
import { chaveDosRascunhos } from './abrir-rascunho.ts';
import {
  countRascunhos,
  insertRascunho,
  lockDono,
  lockRascunho,
  type RascunhoRow,
  updateRascunho,
} from './rascunho-repository.ts';

interface Pedido {
  readonly id: string;
  readonly dono: Buffer;
  /** The version it is based on; 0 for a new draft. */
  readonly versao: number;
  readonly rascunho: Rascunho;
}

interface Guardado {
  readonly versao: number;
  readonly atualizadoEm: string;
}

type Preparado = ReturnType<typeof prepararRascunho>;

const criar = async (platform: Platform, tx: Db, { id, dono }: Pedido, preparado: Preparado) => {
  if ((await countRascunhos(tx, dono)) >= MAX_RASCUNHOS) throw rascunhosDemais(MAX_RASCUNHOS);
  const agora = platform.clock.now();
  const envelope = newEnvelope(chaveDosRascunhos(platform));
  const inserted = await insertRascunho(tx, {
    id,
    dono,
    chave_embrulhada: envelope.chaveEmbrulhada,
    resumo_cifrado: envelope.seal(preparado.resumo),
    conteudo_cifrado: envelope.seal(preparado.conteudo),
    versao: 1,
    criado_em: agora,
    atualizado_em: agora,
  });
  // Somebody else took this id at the same moment.
  if (!inserted) throw rascunhoNaoEncontrado();
  return { versao: 1, atualizadoEm: agora.toISOString() };
};

const atualizar = async (
  platform: Platform,
  tx: Db,
  row: RascunhoRow,
  versaoDePartida: number,
  preparado: Preparado,
): Promise<Guardado> => {
  const envelope = openEnvelope(chaveDosRascunhos(platform), row.chave_embrulhada);
  if (row.versao !== versaoDePartida) {
    const isRepeticao =
      row.versao === versaoDePartida + 1 &&
      envelope.open(row.conteudo_cifrado) === preparado.conteudo &&
      envelope.open(row.resumo_cifrado) === preparado.resumo;
    // The same save sent twice because the answer was lost is no conflict.
    if (isRepeticao) return { versao: row.versao, atualizadoEm: row.atualizado_em.toISOString() };
    throw rascunhoMaisNovo(row.versao, row.atualizado_em);
  }
  const agora = platform.clock.now();
  await updateRascunho(tx, row.id, {
    resumo_cifrado: envelope.seal(preparado.resumo),
    conteudo_cifrado: envelope.seal(preparado.conteudo),
    versao: row.versao + 1,
    atualizado_em: agora,
  });
  return { versao: row.versao + 1, atualizadoEm: agora.toISOString() };
};

/**
 * An older version never overwrites a newer one, and a sent or deleted draft does not come back.
 */
export const guardarRascunho = (platform: Platform, pedido: Pedido): Promise<Guardado> => {
  const preparado = prepararRascunho(pedido.rascunho);
  return platform.db.transaction().execute(async (tx) => {
    // A new draft has no row to lock: locking the person makes two first saves wait in turn.
    if (pedido.versao === 0) await lockDono(tx, pedido.dono);
    const row = await lockRascunho(tx, pedido.id);
    if (row) {
      if (!row.dono.equals(pedido.dono)) throw rascunhoNaoEncontrado();
      return atualizar(platform, tx, row, pedido.versao, preparado);
    }
    if (pedido.versao > 0) throw rascunhoNaoEncontrado();
    return criar(platform, tx, pedido, preparado);
  });
};
