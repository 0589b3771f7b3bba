import { type Insertable, sql } from 'kysely';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import type { Db } from '#server/db/database.ts';
import type { ListaClassificadas, ListaClassificadasItem } from '#server/db/schema.ts';
import type { InformacaoRow } from '../rol/rol-repository.ts';

/** Two people cannot publish the list of an office at the same time. */
export const lockLista = async (tx: Db, idOuvidoria: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('lista-classificadas'), ${idOuvidoria})`.execute(tx);
};

/**
 * What is secret today, and what ceased to be in the period, by a decision or because its term was over (Lei 12.527/2011,
 * art. 24 § 4º); by degree, then by end.
 */
export const listParaPublicar = (
  db: Db,
  idOuvidoria: number,
  { de, ate, hoje }: { readonly de: string; readonly ate: string; readonly hoje: string },
): Promise<InformacaoRow[]> =>
  db
    .selectFrom('informacao_classificada as i')
    .innerJoin('ouvidoria as o', 'o.id', 'i.id_ouvidoria')
    .selectAll('i')
    .select(['o.sigla', 'o.nome as nome_orgao'])
    .where('i.id_ouvidoria', '=', idOuvidoria)
    .where(
      sql<boolean>`case when i.situacao = 'classificada' then i.termo >= ${hoje}::date or i.termo between ${de}::date and ${ate}::date
        else i.desclassificada_em between ${de}::date and ${ate}::date end`,
    )
    .orderBy(sql`i.situacao = 'classificada' and i.termo >= ${hoje}::date desc`)
    .orderBy(sql`array_position(array['ultrassecreta', 'secreta', 'reservada'], i.grau)`)
    .orderBy('i.termo')
    .orderBy('i.id')
    .execute();

export const insertLista = async (
  db: Db,
  lista: Insertable<ListaClassificadas>,
  itens: readonly Omit<Insertable<ListaClassificadasItem>, 'id_lista'>[],
): Promise<void> => {
  const { id } = await db
    .insertInto('lista_classificadas')
    .values(lista)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (itens.length > 0) {
    await db
      .insertInto('lista_classificadas_item')
      .values(itens.map((item) => ({ ...item, id_lista: id })))
      .execute();
  }
};

/** The editions of a year, newest first. */
export const listEdicoes = (db: Db, idOuvidoria: number, ano: number) =>
  db
    .selectFrom('lista_classificadas')
    .selectAll()
    .where('id_ouvidoria', '=', idOuvidoria)
    .where('ano', '=', ano)
    .orderBy('edicao', 'desc')
    .execute();
export type EdicaoRow = Awaited<ReturnType<typeof listEdicoes>>[number];

export const listItens = (db: Db, idLista: number) =>
  db
    .selectFrom('lista_classificadas_item')
    .selectAll()
    .where('id_lista', '=', idLista)
    .orderBy('id')
    .execute();

export const listAnosDoOrgao = async (db: Db, idOuvidoria: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('lista_classificadas')
    .select('ano')
    .distinct()
    .where('id_ouvidoria', '=', idOuvidoria)
    .orderBy('ano', 'desc')
    .execute();
  return rows.map(({ ano }) => ano);
};

export const listOrgaosComLista = (db: Db, busca: string | undefined) =>
  db
    .selectFrom('lista_classificadas as l')
    .innerJoin('ouvidoria as o', 'o.id', 'l.id_ouvidoria')
    .select([
      'o.id',
      'o.sigla',
      'o.nome',
      sql<number[]>`array_agg(distinct l.ano order by l.ano desc)`.as('anos'),
    ])
    .$if(Boolean(busca), (q) =>
      q.where(
        sql<boolean>`(sem_acento(o.nome) ilike sem_acento(${`%${busca}%`}) or o.sigla ilike ${`%${busca}%`})`,
      ),
    )
    .groupBy(['o.id', 'o.sigla', 'o.nome'])
    .orderBy('o.nome')
    .execute();

/** Whether an information was told to everybody: then who asks about it may read what was told. */
export const isPublicado = async (db: Db, idOuvidoria: number, nup: string): Promise<boolean> => {
  const row = await db
    .selectFrom('lista_classificadas_item as i')
    .innerJoin('lista_classificadas as l', 'l.id', 'i.id_lista')
    .select('i.id')
    .where('l.id_ouvidoria', '=', idOuvidoria)
    .where('i.codigo', 'like', `${nup}%`)
    .executeTakeFirst();
  return row !== undefined;
};

/** Offices that keep a roll or were asked for information since, and have not published the year's list. */
export const listSemLista = (db: Db, ano: number, desde: string) =>
  db
    .selectFrom('ouvidoria as o')
    .select(['o.id', 'o.sigla', 'o.nome'])
    .where('o.inativada_em', 'is', null)
    .where(({ exists, selectFrom, or }) =>
      or([
        exists(
          selectFrom('informacao_classificada as i').select('i.id').whereRef('i.id_ouvidoria', '=', 'o.id'),
        ),
        exists(selectFrom('lista_classificadas as l').select('l.id').whereRef('l.id_ouvidoria', '=', 'o.id')),
        exists(
          selectFrom('manifestacao as m')
            .select('m.id')
            .whereRef('m.id_ouvidoria', '=', 'o.id')
            .where('m.id_tipo_formulario', '=', TipoFormulario.acessoAInformacao)
            .where('m.registro_contado', '>=', desde),
        ),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lista_classificadas as l')
            .select('l.id')
            .whereRef('l.id_ouvidoria', '=', 'o.id')
            .where('l.ano', '=', ano),
        ),
      ),
    )
    .orderBy('o.id')
    .execute();
