import type { Db } from '#server/db/database.ts';

export const isAcompanhado = async (db: Db, idUsuario: number, idManifestacao: number): Promise<boolean> => {
  const row = await db
    .selectFrom('pedido_acompanhado')
    .select('id_usuario')
    .where('id_usuario', '=', idUsuario)
    .where('id_manifestacao', '=', idManifestacao)
    .executeTakeFirst();
  return row !== undefined;
};

export const insertAcompanhamento = (db: Db, idUsuario: number, idManifestacao: number, agora: Date) =>
  db
    .insertInto('pedido_acompanhado')
    .values({ id_usuario: idUsuario, id_manifestacao: idManifestacao, criado_em: agora, visto_ate: agora })
    .onConflict((conflict) => conflict.columns(['id_usuario', 'id_manifestacao']).doNothing())
    .execute();

export const deleteAcompanhamento = (db: Db, idUsuario: number, idManifestacao: number) =>
  db
    .deleteFrom('pedido_acompanhado')
    .where('id_usuario', '=', idUsuario)
    .where('id_manifestacao', '=', idManifestacao)
    .execute();

/** Decisions published since each follower was last told, one row per follower and decision. */
export const listDecisoesAContar = (db: Db, ate: Date, limite: number) =>
  db
    .selectFrom('decisao_publica as d')
    .innerJoin('pedido_acompanhado as a', 'a.id_manifestacao', 'd.id_manifestacao')
    .innerJoin('usuario as u', 'u.id', 'a.id_usuario')
    .innerJoin('pedido_publico as p', 'p.id_manifestacao', 'd.id_manifestacao')
    .innerJoin('ouvidoria as o', 'o.id', 'p.id_ouvidoria')
    .innerJoin('instancia_recurso as i', 'i.id', 'd.id_instancia')
    .select([
      'd.id_recurso',
      'd.publicado_em',
      'a.id_usuario',
      'a.id_manifestacao',
      'u.email',
      'p.protocolo',
      'p.esfera_do_protocolo',
      'o.sigla',
      'o.nome',
      'i.descricao as instancia',
    ])
    .whereRef('d.publicado_em', '>', 'a.visto_ate')
    .where('d.publicado_em', '<=', ate)
    .where('u.email', 'is not', null)
    .where('u.excluido_em', 'is', null)
    .where('u.bloqueado_em', 'is', null)
    .orderBy('d.publicado_em')
    .orderBy('d.id_recurso')
    .orderBy('a.id_usuario')
    .limit(limite)
    .execute();

export const updateAcompanhamentoVisto = async (
  db: Db,
  { idUsuario, idManifestacao, ate }: { idUsuario: number; idManifestacao: number; ate: Date },
): Promise<void> => {
  await db
    .updateTable('pedido_acompanhado')
    .set({ visto_ate: ate })
    .where('id_usuario', '=', idUsuario)
    .where('id_manifestacao', '=', idManifestacao)
    .where('visto_ate', '<', ate)
    .execute();
};
