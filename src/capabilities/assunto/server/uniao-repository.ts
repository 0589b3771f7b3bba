import { type RawBuilder, sql } from 'kysely';
import { paraTodos } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';

export interface OQueMove {
  readonly casos: number;
  readonly publicados: number;
  readonly subassuntos: number;
  readonly subassuntosIguais: number;
  readonly favoritos: number;
}

/** Drafts are not counted: they are sealed and cannot be read. `existe` says which cases `m` exist for who reads the numbers. */
export const countOQueMove = async (
  db: Db,
  origem: number,
  destino: number,
  existe: RawBuilder<boolean>,
): Promise<OQueMove> => {
  const { rows } = await sql<OQueMove>`select
    (select count(*) from manifestacao m where m.id_assunto = ${origem} and ${existe}) as casos,
    (select count(*) from pedido_publico where id_assunto = ${origem}) as publicados,
    (select count(*) from subassunto where id_assunto = ${origem} and id_unido_a is null) as subassuntos,
    (select count(*) from subassunto s where s.id_assunto = ${origem} and s.id_unido_a is null and exists (
      select from subassunto d where d.id_assunto = ${destino} and sem_acento(d.descricao) = sem_acento(s.descricao)
        and d.id_ouvidoria is not distinct from s.id_ouvidoria)) as "subassuntosIguais",
    (select count(*) from assunto_favorito where id_assunto = ${origem}) as favoritos`.execute(db);
  const [contagem] = rows;
  if (!contagem) throw new Error('Counting gave no row.');
  return contagem;
};

/** Moves the sub-subjects; those with a name the other already has are joined to it. */
export const moveSubassuntos = async (trx: Db, origem: number, destino: number): Promise<void> => {
  await sql`with igual as (
      select s.id, coalesce(d.id_unido_a, d.id) as id_destino from subassunto s
        join subassunto d on d.id_assunto = ${destino} and sem_acento(d.descricao) = sem_acento(s.descricao)
          and d.id_ouvidoria is not distinct from s.id_ouvidoria
      where s.id_assunto = ${origem} and s.id_unido_a is null)
    update subassunto s set id_unido_a = igual.id_destino, ativo = false, versao = s.versao + 1
      from igual where s.id = igual.id or s.id_unido_a = igual.id`.execute(trx);
  await sql`update subassunto set id_assunto = ${destino}, versao = versao + 1,
      ordem = ordem + (select coalesce(max(d.ordem), 0) from subassunto d where d.id_assunto = ${destino})
    where id_assunto = ${origem} and id_unido_a is null`.execute(trx);
};

/** An office with both among its favourites keeps the place of the one that stays. */
export const moveFavoritos = async (trx: Db, origem: number, destino: number): Promise<void> => {
  await sql`update assunto_favorito f set id_assunto = ${destino} where f.id_assunto = ${origem} and not exists (
    select from assunto_favorito d where d.id_ouvidoria = f.id_ouvidoria and d.id_assunto = ${destino})`.execute(
    trx,
  );
  await trx.deleteFrom('assunto_favorito').where('id_assunto', '=', origem).execute();
};

/** What was joined to this one before follows it, so that one step leads to the final one. */
export const followUniao = async (
  trx: Db,
  tabela: 'assunto' | 'subassunto',
  origem: number,
  destino: number,
): Promise<void> => {
  await trx.updateTable(tabela).set({ id_unido_a: destino }).where('id_unido_a', '=', origem).execute();
};

const alvos = {
  casosPorAssunto: { tabela: 'manifestacao', chave: 'id', coluna: 'id_assunto', unidos: 'assunto' },
  casosPorSubassunto: { tabela: 'manifestacao', chave: 'id', coluna: 'id_subassunto', unidos: 'subassunto' },
  publicados: { tabela: 'pedido_publico', chave: 'id_manifestacao', coluna: 'id_assunto', unidos: 'assunto' },
} as const;

export type AlvoDaUniao = keyof typeof alvos;
export const alvosDaUniao = Object.keys(alvos) as readonly AlvoDaUniao[];

/**
 * Moves a batch of rows that still point at something joined. The joined row is locked for sharing
 * meanwhile, so that it cannot be joined onward. Returns how many left each that the log may tell of: of a batch, also 0.
 */
export const moveLote = async (
  trx: Db,
  alvo: AlvoDaUniao,
  { limite, esperar }: { readonly limite: number; readonly esperar: boolean },
): Promise<Map<number, number>> => {
  const { tabela, chave, coluna, unidos } = alvos[alvo];
  const [t, c, u] = [sql.ref(tabela), sql.ref(coluna), sql.ref(unidos)];
  const espera = esperar ? sql`` : sql`skip locked`;
  const { rows } = await sql<{ de: number; contado: boolean }>`
    with lote as (
      select m.${sql.ref(chave)} as chave, x.id as de, x.id_unido_a as para
      from ${u} x join ${t} m on m.${c} = x.id
      where x.id_unido_a is not null limit ${limite} for update of m ${espera} for share of x
    )
    update ${t} m set ${c} = lote.para from lote where m.${sql.ref(chave)} = lote.chave
    returning lote.de, ${paraTodos('lote.chave')} as contado`.execute(trx);
  return new Map(
    [...Map.groupBy(rows, ({ de }) => de)].map(([de, lista]) => [
      de,
      lista.filter(({ contado }) => contado).length,
    ]),
  );
};

export const listNomes = async (db: Db, tabela: 'assunto' | 'subassunto', ids: readonly number[]) => {
  const rows = await db
    .selectFrom(tabela)
    .select(['id', 'descricao'])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute();
  return new Map(rows.map(({ id, descricao }) => [id, descricao]));
};
