import { type Insertable, sql, type Updateable } from 'kysely';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { Esfera } from '#kernel/enumeracoes.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { abertas } from '#kernel/situacao.ts';
import { escapeLike } from '#kernel/texto.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { Ouvidoria } from '#server/db/schema.ts';
import type { Pendencias } from '../../domain/orgao-policy.ts';

export const findGerenciado = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('ouvidoria as o')
    .leftJoin('municipio as m', 'm.id', 'o.id_municipio')
    .leftJoin('orgao_siorg as s', 's.id', 'o.id_orgao_siorg')
    .selectAll('o')
    .select(['m.nome as nome_municipio', 's.nome as nome_siorg', 's.sigla as sigla_siorg'])
    .select(
      sql<boolean>`exists (select from protocolo_sequencia p where p.id_ouvidoria = o.id)`.as(
        'emitiu_protocolo',
      ),
    )
    .where('o.id', '=', idOuvidoria)
    .executeTakeFirst();

export type OrgaoInteiro = NonNullable<Awaited<ReturnType<typeof findGerenciado>>>;

/** Changes to one office wait for each other; read again after the lock what was read before. */
export const lockOrgao = async (trx: Db, idOuvidoria: number): Promise<void> => {
  await trx.selectFrom('ouvidoria').select('id').where('id', '=', idOuvidoria).forUpdate().execute();
};

/** What is open; to be shown, without the cases that the reader is kept away from: the difference would tell how many there are. */
export const countPendencias = async (
  db: Db,
  idOuvidoria: number,
  quem: ForaDoAlcance,
): Promise<Pendencias> => {
  const { rows } = await sql<Pendencias>`select
    (select count(*) from manifestacao m
      where m.id_ouvidoria = ${idOuvidoria} and m.id_situacao = any(${[...abertas]}::int[])
        and ${aoAlcance('m.id', quem)}) as manifestacoes,
    (select count(*) from recurso r
      where r.id_ouvidoria_julgadora = ${idOuvidoria}
        and r.id_situacao = ${sql.lit(SituacaoRecurso.emTramitacao)}
        and ${aoAlcance('r.id_manifestacao', quem)}) as recursos,
    (select count(*) from instancia_da_esfera i where i.id_ouvidoria_julgadora = ${idOuvidoria}) as instancias`.execute(
    db,
  );
  return rows[0] ?? { manifestacoes: 0, recursos: 0, instancias: 0 };
};

export const isPrefixoDeOutro = async (
  db: Db,
  prefixo: string,
  idOuvidoria: number | null,
): Promise<boolean> => {
  const row = await db
    .selectFrom('ouvidoria')
    .select('id')
    .where('prefixo_protocolo', '=', prefixo)
    .where('id', 'is distinct from', idOuvidoria)
    .executeTakeFirst();
  return row !== undefined;
};

export const isFederalAtivo = async (db: Db, idOuvidoria: number): Promise<boolean> => {
  const row = await db
    .selectFrom('ouvidoria')
    .select('id')
    .where('id', '=', idOuvidoria)
    .where('id_esfera', '=', Esfera.federal)
    .where('inativada_em', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** What the data refer to, in one statement: the state, its city, the federal directory's unit. */
export const findOQueOsDadosApontam = (
  db: Db,
  { uf, idMunicipio, idOrgaoSiorg }: { uf: string; idMunicipio: number; idOrgaoSiorg: number },
) =>
  db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('uf').select('sigla').where('sigla', '=', uf)).as('estado'),
      eb
        .exists(eb.selectFrom('municipio').select('id').where('id', '=', idMunicipio).where('uf', '=', uf))
        .as('municipio'),
      eb.exists(eb.selectFrom('orgao_siorg').select('id').where('id', '=', idOrgaoSiorg)).as('siorg'),
    ])
    .executeTakeFirstOrThrow();

export type LinhaDoOrgao = Omit<Insertable<Ouvidoria>, 'id' | 'versao' | 'inativada_em'>;

/** Null when the prefix was taken meanwhile. */
export const insertOuvidoria = async (trx: Db, row: LinhaDoOrgao): Promise<number | null> => {
  const inserted = await trx
    .insertInto('ouvidoria')
    .values(row)
    .onConflict((conflict) => conflict.column('prefixo_protocolo').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
};

/** Returns the new version. */
export const updateOuvidoria = async (
  trx: Db,
  idOuvidoria: number,
  mudancas: Updateable<Ouvidoria>,
): Promise<number> => {
  const { versao } = await trx
    .updateTable('ouvidoria')
    .set({ ...mudancas, versao: sql`versao + 1` })
    .where('id', '=', idOuvidoria)
    .returning('versao')
    .executeTakeFirstOrThrow();
  return versao;
};

export const listFormulariosDoOrgao = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('tipo_formulario as t')
    .leftJoin('ouvidoria_formulario as f', (join) =>
      join.onRef('f.id_tipo_formulario', '=', 't.id').on('f.id_ouvidoria', '=', idOuvidoria),
    )
    .select(['t.id', 't.descricao', sql<boolean>`f.id_ouvidoria is not null`.as('oferecido')])
    .where('t.ativo', '=', true)
    .orderBy('t.ordem')
    .execute();

export const replaceFormularios = async (
  trx: Db,
  idOuvidoria: number,
  formularios: readonly number[],
): Promise<void> => {
  await trx.deleteFrom('ouvidoria_formulario').where('id_ouvidoria', '=', idOuvidoria).execute();
  if (formularios.length === 0) return;
  await trx
    .insertInto('ouvidoria_formulario')
    .values(formularios.map((id) => ({ id_ouvidoria: idOuvidoria, id_tipo_formulario: id })))
    .execute();
};

/** The screen searches from three letters on: every unit that begins so must fit. */
const MAX_SIORG = 100;

export const listUnidadesSiorg = (db: Db, busca: string) => {
  const contem = `%${escapeLike(busca)}%`;
  return db
    .selectFrom('orgao_siorg')
    .select(['id', 'nome', 'sigla'])
    .where('ativo', '=', true)
    .where(
      sql<boolean>`(id::text like ${`${escapeLike(busca)}%`} or sem_acento(coalesce(sigla, '') || ' ' || nome) like sem_acento(${contem}))`,
    )
    .orderBy('nome')
    .orderBy('id')
    .limit(MAX_SIORG)
    .execute();
};
