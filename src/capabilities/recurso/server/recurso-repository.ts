import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { QualificacaoRecurso, Recurso } from '#server/db/schema.ts';
import { impedidosDoRecurso } from './ler/impedidos-repository.ts';

/** Ratings belong to the reader: null stands for the person who appealed. */
export interface Leitor {
  readonly idUsuario: number | null;
  readonly idOuvidoria: number | null;
}

/** Appeals and what their acts depend on, in one statement. */
const recursos = (db: Db, { idUsuario, idOuvidoria }: Leitor) =>
  db
    .selectFrom('recurso as r')
    .innerJoin('manifestacao as m', 'm.id', 'r.id_manifestacao')
    .innerJoin('ouvidoria as j', 'j.id', 'r.id_ouvidoria_julgadora')
    .leftJoin('resposta_recurso as a', 'a.id_recurso', 'r.id')
    .selectAll('r')
    .select([
      'm.id_ouvidoria as id_ouvidoria_do_pedido',
      'j.sigla as sigla_julgadora',
      'j.nome as nome_julgadora',
      'j.email as email_julgadora',
      'a.data_entrega',
      impedidosDoRecurso.as('impedidos'),
    ])
    .select((eb) => [
      eb
        .selectFrom('autoridade_da_instancia as t')
        .select(sql<number[]>`coalesce(array_agg(t.id_usuario), '{}')`.as('ids'))
        .whereRef('t.id_ouvidoria', '=', 'r.id_ouvidoria_julgadora')
        .whereRef('t.id_instancia', '=', 'r.id_instancia')
        .as('autoridades'),
      eb
        .selectFrom('esclarecimento as e')
        .select('e.prazo')
        .whereRef('e.id_recurso', '=', 'r.id')
        .where('e.respondido_em', 'is', null)
        .where('e.encerrado_em', 'is', null)
        .as('esclarecimento_ate'),
      eb
        .exists(
          eb
            .selectFrom('esclarecimento as e')
            .select('e.id')
            .whereRef('e.id_recurso', '=', 'r.id')
            .where('e.encerrado_em', 'is not', null),
        )
        .as('esclarecimento_encerrado'),
      eb
        .exists(
          eb
            .selectFrom('recurso as s')
            .select('s.id')
            .whereRef('s.id_manifestacao', '=', 'r.id_manifestacao')
            .whereRef('s.id', '>', 'r.id'),
        )
        .as('foi_adiante'),
      eb
        .exists(
          eb
            .selectFrom('tramitacao as p')
            .select('p.id')
            .whereRef('p.id_recurso', '=', 'r.id')
            .where('p.encerrada_em', 'is', null),
        )
        .as('tramitacao_aberta'),
      eb
        .exists(
          eb
            .selectFrom('incidente_correcao as i')
            .select('i.id')
            .whereRef('i.id_recurso', '=', 'r.id')
            .where('i.respondido_em', 'is', null),
        )
        .as('incidente_aberto'),
      eb
        .exists(
          eb
            .selectFrom('qualificacao_recurso as q')
            .select('q.id')
            .whereRef('q.id_recurso', '=', 'r.id')
            .where('q.id_usuario', idUsuario === null ? 'is' : '=', idUsuario),
        )
        .as('qualificada'),
      eb
        .exists(
          eb
            .selectFrom('ouvidoria as o')
            .select('o.id')
            .where('o.id', '=', idOuvidoria ?? 0)
            .where('o.autoridade_monitoramento', '=', true),
        )
        .as('pode_qualificar'),
    ]);

export const findRecurso = (db: Db, idRecurso: number, leitor: Leitor) =>
  recursos(db, leitor).where('r.id', '=', idRecurso).executeTakeFirst();
export type RecursoRow = NonNullable<Awaited<ReturnType<typeof findRecurso>>>;

/** In the order they were filed. */
export const listRecursosDoCaso = (db: Db, idManifestacao: number, leitor: Leitor): Promise<RecursoRow[]> =>
  recursos(db, leitor).where('r.id_manifestacao', '=', idManifestacao).orderBy('r.id').execute();

export const insertRecurso = async (db: Db, row: Insertable<Recurso>): Promise<number> => {
  const { id } = await db.insertInto('recurso').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateRecurso = async (
  db: Db,
  idRecurso: number,
  mudancas: Updateable<Recurso>,
): Promise<void> => {
  await db.updateTable('recurso').set(mudancas).where('id', '=', idRecurso).execute();
};

export const findIdDaManifestacao = async (db: Db, idRecurso: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('recurso')
    .select('id_manifestacao')
    .where('id', '=', idRecurso)
    .executeTakeFirst();
  return row?.id_manifestacao;
};

export const insertQualificacao = async (db: Db, row: Insertable<QualificacaoRecurso>): Promise<void> => {
  await db.insertInto('qualificacao_recurso').values(row).execute();
};
