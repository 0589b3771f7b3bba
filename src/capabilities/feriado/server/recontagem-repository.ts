import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance, paraTodos } from '#server/db/ao-alcance.ts';
import type { Database, Db } from '#server/db/database.ts';
import type { Recontagem, RecontagemPrazo } from '#server/db/schema.ts';
import type { EstadoDaRecontagem, TipoDePrazo } from '../domain/recontagem.ts';

export const insertRecontagem = async (db: Db, row: Insertable<Recontagem>): Promise<number> => {
  const { id } = await db.insertInto('recontagem').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** The oldest unfinished recount, started or not: one that stopped half way continues first. */
export const findPendente = (db: Db) =>
  db
    .selectFrom('recontagem')
    .selectAll()
    .where('concluida_em', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
export type RecontagemRow = NonNullable<Awaited<ReturnType<typeof findPendente>>>;

export const existsPendente = async (db: Db, desde: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('recontagem')
    .select('id')
    .where('concluida_em', 'is', null)
    .where('pedida_em', '>=', desde)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export const startRecontagem = async (db: Db, id: number, total: number, agora: Date): Promise<void> => {
  await db
    .updateTable('recontagem')
    .set({ estado: 'em-andamento', total, iniciada_em: agora })
    .where('id', '=', id)
    .execute();
};

/** Counted from the rows of moved deadlines, so that a repeated batch counts nothing twice. */
const CONTADOS = {
  movidos: sql<number>`(select count(*) from recontagem_prazo p where p.id_recontagem = recontagem.id and not p.falhou)`,
  falhas: sql<number>`(select count(*) from recontagem_prazo p where p.id_recontagem = recontagem.id and p.falhou)`,
};

export interface Avanco {
  readonly fase: TipoDePrazo;
  readonly depoisDe: number;
  readonly lidos: number;
}

export const advanceRecontagem = async (
  db: Db,
  id: number,
  { fase, depoisDe, lidos }: Avanco,
): Promise<void> => {
  await db
    .updateTable('recontagem')
    .set((eb) => ({ ...CONTADOS, fase, depois_de: depoisDe, feitos: eb('feitos', '+', lidos) }))
    .where('id', '=', id)
    .execute();
};

export const endRecontagem = async (db: Db, id: number, agora: Date) =>
  db
    .updateTable('recontagem')
    .set({
      ...CONTADOS,
      concluida_em: agora,
      estado: sql<EstadoDaRecontagem>`case when ${CONTADOS.falhas} > 0 then 'com-falhas' else 'concluida' end`,
    })
    .where('id', '=', id)
    .where('concluida_em', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** A deadline that failed first and moved later counts as moved. */
export const upsertPrazo = async (db: Db, row: Insertable<RecontagemPrazo>): Promise<void> => {
  await db
    .insertInto('recontagem_prazo')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['id_recontagem', 'tipo', 'id_alvo']).doUpdateSet({
        prazo_anterior: (eb) => eb.ref('excluded.prazo_anterior'),
        prazo_novo: (eb) => eb.ref('excluded.prazo_novo'),
        falhou: (eb) => eb.ref('excluded.falhou'),
      }),
    )
    .execute();
};

/**
 * One at a time over all instances: the lock belongs to a connection and ends with it if the
 * process dies. False if another instance has it.
 */
export const comATrava = (db: Database, fazer: () => Promise<void>): Promise<boolean> =>
  db.connection().execute(async (conexao) => {
    const { rows } = await sql<{ minha: boolean }>`
      select pg_try_advisory_lock(hashtext('recontagem')) as minha`.execute(conexao);
    if (!rows[0]?.minha) return false;
    try {
      await fazer();
    } finally {
      await sql`select pg_advisory_unlock(hashtext('recontagem'))`.execute(conexao);
    }
    return true;
  });

const MAXIMO_DE_RECONTAGENS = 20;

interface Leitor {
  readonly idFeriado: number;
  readonly quem: ForaDoAlcance;
}

/** How many of one recount moved, or failed, among the cases of a condition. */
const contados = (falhou: boolean, existe: RawBuilder<boolean>) => sql<number>`(
  select count(*) from recontagem_prazo p
  where p.id_recontagem = recontagem.id and p.falhou = ${falhou} and ${existe})`;

export const listRecontagens = (db: Db, { idFeriado, quem }: Leitor) =>
  db
    .selectFrom('recontagem')
    .selectAll()
    .select([
      contados(false, aoAlcance('p.id_manifestacao', quem)).as('movidos_vistos'),
      contados(true, aoAlcance('p.id_manifestacao', quem)).as('falhas_vistas'),
    ])
    .where(sql<boolean>`feriados @> array[${idFeriado}]::integer[]`)
    .orderBy('id', 'desc')
    .limit(MAXIMO_DE_RECONTAGENS)
    .execute();

/** How many the log may tell of, which everybody reads. */
export const countParaTodos = (db: Db, idRecontagem: number) =>
  db
    .selectFrom('recontagem')
    .select([
      contados(false, paraTodos('p.id_manifestacao')).as('movidos'),
      contados(true, paraTodos('p.id_manifestacao')).as('falhas'),
    ])
    .where('id', '=', idRecontagem)
    .executeTakeFirstOrThrow();

const movidosPelo = (db: Db, { idFeriado, quem }: Leitor) =>
  db
    .selectFrom('recontagem_prazo as p')
    .innerJoin('recontagem as r', 'r.id', 'p.id_recontagem')
    .where(sql<boolean>`r.feriados @> array[${idFeriado}]::integer[]`)
    .where('p.falhou', '=', false)
    .where(aoAlcance('p.id_manifestacao', quem));

export const countPrazosMovidos = async (db: Db, leitor: Leitor): Promise<number> => {
  const { total } = await movidosPelo(db, leitor)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

export interface DepoisDoPrazo {
  readonly idRecontagem: number;
  readonly tipo: TipoDePrazo;
  readonly idAlvo: number;
}

/** Newest recount first; `depois` continues after a given row. */
export const listPrazosMovidos = (db: Db, leitor: Leitor, limite: number, depois?: DepoisDoPrazo) =>
  movidosPelo(db, leitor)
    .where(
      depois === undefined
        ? sql<boolean>`true`
        : sql<boolean>`(-p.id_recontagem, p.tipo, p.id_alvo) > (${-depois.idRecontagem}, ${depois.tipo}, ${depois.idAlvo})`,
    )
    .leftJoin('manifestacao as m', 'm.id', 'p.id_manifestacao')
    .leftJoin('pedido_desclassificacao as d', (join) =>
      join.onRef('d.id', '=', 'p.id_alvo').on('p.tipo', '=', 'desclassificacao'),
    )
    .innerJoin('ouvidoria as o', (join) =>
      join.on('o.id', '=', sql<number>`coalesce(m.id_ouvidoria_registro, d.id_ouvidoria)`),
    )
    .select([
      sql<TipoDePrazo>`p.tipo`.as('tipo'),
      'p.id_recontagem',
      'p.id_alvo',
      'p.id_manifestacao',
      'p.prazo_anterior',
      'p.prazo_novo',
      sql<string>`coalesce(m.protocolo, d.protocolo)`.as('protocolo'),
      'o.id_esfera',
    ])
    .orderBy('p.id_recontagem', 'desc')
    .orderBy('p.tipo')
    .orderBy('p.id_alvo')
    .limit(limite)
    .execute();
