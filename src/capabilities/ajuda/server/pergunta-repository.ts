import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { PerguntaFrequente } from '#server/db/schema.ts';
import { nomesDosTemas, type Tema } from '../domain/temas.ts';

const LUGAR_DO_TEMA = sql<number>`array_position(${sql.val(nomesDosTemas)}::text[], p.tema)`;

const perguntas = (db: Db) =>
  db
    .selectFrom('pergunta_frequente as p')
    .select([
      'p.id',
      'p.slug',
      sql<Tema>`p.tema`.as('tema'),
      'p.pergunta',
      'p.resposta',
      'p.sinonimos',
      'p.ativa',
      'p.destaque',
      'p.ordem',
      'p.versao',
      'p.autor',
      'p.alterada_em',
    ])
    // Questions of a subject that no longer exists are kept in the database but not shown.
    .where('p.tema', 'in', nomesDosTemas);

export type PerguntaRow = NonNullable<Awaited<ReturnType<typeof findPergunta>>>;

const naOrdem = (query: ReturnType<typeof perguntas>) =>
  query.orderBy(LUGAR_DO_TEMA).orderBy('p.ordem').orderBy('p.id');

export const listAtivas = (db: Db) => naOrdem(perguntas(db).where('p.ativa', '=', true)).execute();

export const selectDestaques = (db: Db, limite: number) =>
  naOrdem(perguntas(db).where('p.ativa', '=', true).where('p.destaque', '=', true))
    .limit(limite)
    .execute();

export const findAtiva = (db: Db, slug: string) =>
  perguntas(db).where('p.slug', '=', slug).where('p.ativa', '=', true).executeTakeFirst();

/** Other questions of the subject, nearest in order first. */
export const listDoTema = (db: Db, { id, tema, ordem }: PerguntaRow, limite: number) =>
  db
    .selectFrom('pergunta_frequente as p')
    .select(['p.slug', 'p.pergunta'])
    .where('p.tema', '=', tema)
    .where('p.ativa', '=', true)
    .where('p.id', '<>', id)
    .orderBy(sql`abs(p.ordem - ${ordem}::int)`)
    .orderBy('p.id')
    .limit(limite)
    .execute();

export const listEnderecos = (db: Db) =>
  db
    .selectFrom('pergunta_frequente')
    .select(['slug', 'alterada_em'])
    .where('ativa', '=', true)
    .orderBy('slug')
    .execute();

export const findPergunta = (db: Db, idPergunta: number) =>
  perguntas(db).where('p.id', '=', idPergunta).executeTakeFirst();

/** Keeps a second writer waiting until this one is done. */
export const lockPergunta = async (db: Db, idPergunta: number): Promise<void> => {
  await db.selectFrom('pergunta_frequente').select('id').where('id', '=', idPergunta).forUpdate().execute();
};

export interface FiltroDePerguntas {
  readonly tema?: Tema | undefined;
  readonly ativa?: 'sim' | 'nao' | undefined;
}

/** `depoisDe` is the last question of the page before. */
export const selectParaManter = (
  db: Db,
  filtro: FiltroDePerguntas,
  {
    padrao,
    depoisDe,
    limite,
  }: { readonly padrao: string | null; readonly depoisDe: number | undefined; readonly limite: number },
) =>
  naOrdem(
    perguntas(db)
      .$if(padrao !== null, (q) =>
        q.where(
          sql<boolean>`sem_acento(p.pergunta || ' ' || p.resposta || ' ' || p.slug || ' ' || array_to_string(p.sinonimos, ' '))
            like sem_acento(${padrao ?? ''})`,
        ),
      )
      .$if(filtro.tema !== undefined, (q) => q.where('p.tema', '=', filtro.tema ?? ''))
      .$if(filtro.ativa !== undefined, (q) => q.where('p.ativa', '=', filtro.ativa === 'sim'))
      .$if(depoisDe !== undefined, (q) =>
        q.where(
          sql<boolean>`(${LUGAR_DO_TEMA}, p.ordem, p.id) > (select array_position(${sql.val(nomesDosTemas)}::text[], d.tema),
            d.ordem, d.id from pergunta_frequente d where d.id = ${depoisDe ?? 0})`,
        ),
      ),
  )
    .limit(limite)
    .execute();

/** Null if another question already has the address. */
export const insertPergunta = async (db: Db, row: Insertable<PerguntaFrequente>): Promise<number | null> => {
  const nova = await db
    .insertInto('pergunta_frequente')
    .values(row)
    .onConflict((conflito) => conflito.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return nova?.id ?? null;
};

export const updatePergunta = async (
  db: Db,
  idPergunta: number,
  row: Updateable<PerguntaFrequente>,
): Promise<void> => {
  await db.updateTable('pergunta_frequente').set(row).where('id', '=', idPergunta).execute();
};
