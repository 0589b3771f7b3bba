import type { Db } from '#server/db/database.ts';
import type { TipoDeFator } from '../domain/fator.ts';

export const listFatores = (db: Db, idUsuario: number) =>
  db.selectFrom('fator').selectAll().where('id_usuario', '=', idUsuario).orderBy('id').execute();

export type FatorRow = Awaited<ReturnType<typeof listFatores>>[number];

/** Until the transaction ends no other adds or removes a factor of this account. */
export const lockConta = (trx: Db, idUsuario: number) =>
  trx
    .selectFrom('usuario')
    .select(['id', 'nome', 'email'])
    .where('id', '=', idUsuario)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export interface FatorNovo {
  readonly id_usuario: number;
  readonly tipo: TipoDeFator;
  readonly nome: string;
  readonly criado_em: Date;
  readonly segredo?: Buffer;
  readonly ultimo_passo?: number;
  readonly id_credencial?: Buffer;
  readonly chave_publica?: Buffer;
  readonly contador?: number;
  readonly transportes?: string[];
}

export const insertFator = (trx: Db, novo: FatorNovo) =>
  trx
    .insertInto('fator')
    .values({ ...novo, usado_em: novo.criado_em })
    .execute();

export const findCredencial = (db: Db, idCredencial: Buffer) =>
  db.selectFrom('fator').selectAll().where('id_credencial', '=', idCredencial).executeTakeFirst();

/** False if a code of this step or a later one was taken meanwhile: of two that send the same code, one gets in. */
export const takePasso = async (trx: Db, id: number, passo: number, agora: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('fator')
    .set({ ultimo_passo: passo, usado_em: agora })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('ultimo_passo', 'is', null), eb('ultimo_passo', '<', passo)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const updateContador = (trx: Db, id: number, contador: number, agora: Date) =>
  trx.updateTable('fator').set({ contador, usado_em: agora }).where('id', '=', id).execute();

export const deleteFator = (trx: Db, id: number) => trx.deleteFrom('fator').where('id', '=', id).execute();

export const deleteFatores = (trx: Db, idUsuario: number) =>
  trx.deleteFrom('fator').where('id_usuario', '=', idUsuario).execute();

export const deleteCodigos = (trx: Db, idUsuario: number) =>
  trx.deleteFrom('fator_codigo_recuperacao').where('id_usuario', '=', idUsuario).execute();

export const insertCodigos = (trx: Db, idUsuario: number, hashes: readonly Buffer[]) =>
  trx
    .insertInto('fator_codigo_recuperacao')
    .values(hashes.map((hash) => ({ id_usuario: idUsuario, hash })))
    .execute();

/** False if there is no such code, or it was used. */
export const takeCodigo = async (trx: Db, idUsuario: number, hash: Buffer, agora: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('fator_codigo_recuperacao')
    .set({ usado_em: agora })
    .where('id_usuario', '=', idUsuario)
    .where('hash', '=', hash)
    .where('usado_em', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const countCodigos = async (db: Db, idUsuario: number): Promise<number> => {
  const { n } = await db
    .selectFrom('fator_codigo_recuperacao')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('id_usuario', '=', idUsuario)
    .where('usado_em', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
};

export type TipoDeDesafio = 'criar-passkey' | 'criar-app' | 'confirmar';

/** Each session has one of a kind under way; another takes its place. */
export const putDesafio = (db: Db, idSessao: number, tipo: TipoDeDesafio, valor: Buffer, agora: Date) =>
  db
    .insertInto('fator_desafio')
    .values({ id_sessao: idSessao, tipo, valor, criado_em: agora })
    .onConflict((oc) => oc.columns(['id_sessao', 'tipo']).doUpdateSet({ valor, criado_em: agora }))
    .execute();

/** Reads and deletes it: a challenge is answered once. */
export const takeDesafio = async (
  db: Db,
  idSessao: number,
  tipo: TipoDeDesafio,
  desde: Date,
): Promise<Buffer | null> => {
  const row = await db
    .deleteFrom('fator_desafio')
    .where('id_sessao', '=', idSessao)
    .where('tipo', '=', tipo)
    .returning(['valor', 'criado_em'])
    .executeTakeFirst();
  return row && row.criado_em > desde ? row.valor : null;
};

/** The secret of an app stays until its first code is right: a mistyped one must not ask for a new QR code. */
export const findDesafio = async (
  db: Db,
  idSessao: number,
  tipo: TipoDeDesafio,
  desde: Date,
): Promise<Buffer | null> => {
  const row = await db
    .selectFrom('fator_desafio')
    .select('valor')
    .where('id_sessao', '=', idSessao)
    .where('tipo', '=', tipo)
    .where('criado_em', '>', desde)
    .executeTakeFirst();
  return row?.valor ?? null;
};
