import { sql } from 'kysely';
import { compilada } from '#server/db/compilada.ts';
import type { Db } from '#server/db/database.ts';

/** Who of the staff sent a file, as far as its row says it, and for which office. */
export interface AutorDoArquivo {
  readonly idUsuario: number | null;
  readonly idOuvidoria: number | null;
}

/** The files that staff sent with what they wrote, however little is known of who it was. */
const daEquipe = (db: Db) =>
  db
    .selectFrom('anexo as a')
    .leftJoin('resposta as r', 'r.id', 'a.id_resposta')
    .leftJoin('resposta_recurso as d', 'd.id', 'a.id_resposta_recurso')
    .leftJoin('tramitacao as t', 't.id', 'a.id_tramitacao')
    .leftJoin('entrega as e', 'e.id', 'a.id_entrega')
    .leftJoin('promessa as p', 'p.id', 'e.id_promessa')
    .leftJoin('mensagem as g', 'g.id', 'a.id_mensagem')
    .select([
      'a.id',
      sql<
        number | null
      >`coalesce(r.id_responsavel, d.id_responsavel, t.id_contribuinte, e.id_responsavel, g.id_usuario)`.as(
        'idUsuario',
      ),
      sql<number | null>`coalesce(r.id_ouvidoria, d.id_ouvidoria, t.id_ouvidoria, p.id_ouvidoria)`.as(
        'idOuvidoria',
      ),
    ])
    .where(
      sql<boolean>`coalesce(a.id_resposta, a.id_resposta_recurso, a.id_tramitacao, a.id_entrega, a.id_ciencia, a.id_atendimento)
        is not null or not g.do_manifestante`,
    );

const doCaso = compilada((db, { id }: { readonly id: number }) =>
  daEquipe(db).where('a.id_manifestacao', '=', id).compile(),
);

export const listAutoresDaEquipe = async (
  db: Db,
  idManifestacao: number,
): Promise<ReadonlyMap<number, AutorDoArquivo>> => {
  const rows = await doCaso(db, { id: idManifestacao });
  return new Map(rows.map(({ id, ...autor }) => [id, autor]));
};

export const findAutorDaEquipe = async (db: Db, idAnexo: number): Promise<AutorDoArquivo | null> => {
  const row = await daEquipe(db).where('a.id', '=', idAnexo).executeTakeFirst();
  return row ? { idUsuario: row.idUsuario, idOuvidoria: row.idOuvidoria } : null;
};
