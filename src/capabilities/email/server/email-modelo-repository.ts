import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { EmailModelo, EmailModeloVersao } from '#server/db/schema.ts';
import { type EventoDeEmail, eventosDeEmail } from '../domain/eventos.ts';

type Campo = 'assunto' | 'titulo' | 'corpo' | 'botao' | 'ativo' | 'criado_em' | 'autor';

/** A field of the version in use: the first version is the template's own row. */
const emUso = <T>(campo: Campo): RawBuilder<T> =>
  sql<T>`case when v.versao is null then ${sql.ref(`m.${campo}`)} else ${sql.ref(`v.${campo}`)} end`;

const modelos = (db: Db) =>
  db
    .selectFrom('email_modelo as m')
    .innerJoin('email_modelo as p', (join) =>
      join.onRef('p.evento', '=', 'm.evento').on('p.id_ouvidoria', 'is', null),
    )
    .leftJoin('email_modelo_versao as v', (join) =>
      join.onRef('v.id_modelo', '=', 'm.id').onRef('v.versao', '=', 'm.versao'),
    )
    .leftJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria')
    .select([
      'm.id',
      sql<EventoDeEmail>`m.evento`.as('evento'),
      sql<string>`p.descricao`.as('descricao'),
      sql<'cidadao' | 'orgao'>`p.destinatario`.as('destinatario'),
      'm.id_ouvidoria',
      'o.sigla',
      'o.nome',
      'm.versao',
      emUso<string>('assunto').as('assunto'),
      emUso<string>('titulo').as('titulo'),
      emUso<string>('corpo').as('corpo'),
      emUso<string | null>('botao').as('botao'),
      emUso<boolean>('ativo').as('ativo'),
      emUso<string | null>('autor').as('autor'),
      emUso<Date | null>('criado_em').as('salvo_em'),
    ])
    // A template of an event that no longer exists is kept but not used.
    .where('m.evento', 'in', eventosDeEmail);

/** The words that the platform came with, whatever was saved since. */
export const findPalavrasDeOrigem = (db: Db, evento: EventoDeEmail) =>
  db
    .selectFrom('email_modelo')
    .select([
      'assunto',
      'titulo',
      'corpo',
      'botao',
      sql<'cidadao' | 'orgao'>`destinatario`.as('destinatario'),
    ])
    .where('evento', '=', evento)
    .where('id_ouvidoria', 'is', null)
    .executeTakeFirst();

export type ModeloRow = NonNullable<Awaited<ReturnType<typeof findModelo>>>;

/** The platform's template of an event and the office's, if it has one. */
export const listModelosDoEvento = (db: Db, evento: EventoDeEmail, idOuvidoria: number | null) =>
  modelos(db)
    .where('m.evento', '=', evento)
    .where(({ or, eb }) =>
      or([eb('m.id_ouvidoria', 'is', null), eb('m.id_ouvidoria', '=', idOuvidoria ?? 0)]),
    )
    .execute();

export const listModelosDaPlataforma = (db: Db) =>
  modelos(db).where('m.id_ouvidoria', 'is', null).orderBy('p.descricao').execute();

export const findModelo = (db: Db, idModelo: number) =>
  modelos(db).where('m.id', '=', idModelo).executeTakeFirst();

/** Keeps a second writer waiting until this one is done. */
export const lockModelo = async (db: Db, idModelo: number): Promise<boolean> => {
  const row = await db
    .selectFrom('email_modelo')
    .select('id')
    .where('id', '=', idModelo)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

export const insertModelo = async (db: Db, row: Insertable<EmailModelo>): Promise<number> => {
  const { id } = await db.insertInto('email_modelo').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const insertVersao = async (db: Db, row: Insertable<EmailModeloVersao>): Promise<void> => {
  await db.insertInto('email_modelo_versao').values(row).execute();
  await db.updateTable('email_modelo').set({ versao: row.versao }).where('id', '=', row.id_modelo).execute();
};

const VERSAO = ['assunto', 'titulo', 'corpo', 'botao', 'ativo', 'autor', 'criado_em'] as const;

/** Newest first; the last one is the template's own row. */
export const listVersoes = async (db: Db, idModelo: number) => {
  const [primeira, outras] = await Promise.all([
    db.selectFrom('email_modelo').select(VERSAO).where('id', '=', idModelo).execute(),
    db
      .selectFrom('email_modelo_versao')
      .select([...VERSAO, 'versao', 'restaurada_de'])
      .where('id_modelo', '=', idModelo)
      .orderBy('versao', 'desc')
      .execute(),
  ]);
  return [...outras, ...primeira.map((row) => ({ ...row, versao: 1, restaurada_de: null }))];
};

export const findOrgao = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('ouvidoria')
    .select(['id', 'sigla', 'nome'])
    .where('id', '=', idOuvidoria)
    .where('inativada_em', 'is', null)
    .executeTakeFirst();

export interface FiltroDeModelos {
  readonly busca?: string | undefined;
  readonly evento?: EventoDeEmail | undefined;
  readonly idOuvidoria?: number | undefined;
  readonly soDosOrgaos: boolean;
  readonly destinatario?: 'cidadao' | 'orgao' | undefined;
  readonly ativo?: 'sim' | 'nao' | undefined;
}

/** By event, the platform's first; `depoisDe` is the last template of the previous page. */
export const selectModelos = (
  db: Db,
  filtro: FiltroDeModelos,
  { depoisDe, limite, padrao }: { depoisDe: number | undefined; limite: number; padrao: string },
) =>
  modelos(db)
    .$if(Boolean(filtro.busca), (q) =>
      q.where(
        sql<boolean>`sem_acento(p.descricao || ' ' || m.evento || ' ' || coalesce(o.sigla || ' ' || o.nome, '') || ' '
          || ${emUso('assunto')}) like sem_acento(${padrao})`,
      ),
    )
    .$if(filtro.evento !== undefined, (q) => q.where('m.evento', '=', filtro.evento ?? ''))
    .$if(filtro.idOuvidoria !== undefined, (q) => q.where('m.id_ouvidoria', '=', filtro.idOuvidoria ?? 0))
    .$if(filtro.soDosOrgaos, (q) => q.where('m.id_ouvidoria', 'is not', null))
    .$if(filtro.destinatario !== undefined, (q) => q.where('p.destinatario', '=', filtro.destinatario ?? ''))
    .$if(filtro.ativo !== undefined, (q) => q.where(emUso<boolean>('ativo'), '=', filtro.ativo === 'sim'))
    .$if(depoisDe !== undefined, (q) =>
      q.where(
        sql<boolean>`(p.descricao, m.id) > (select pd.descricao, md.id from email_modelo md
          join email_modelo pd on pd.evento = md.evento and pd.id_ouvidoria is null where md.id = ${depoisDe})`,
      ),
    )
    .orderBy('p.descricao')
    .orderBy('m.id')
    .limit(limite)
    .execute();
