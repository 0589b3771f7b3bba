import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { Esfera } from '#kernel/enumeracoes.ts';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';

/** Every item required of the offices `o` of a query, with what each office answered. */
export const EXIGENCIAS = sql`ouvidoria o
  join transparencia_item i on i.ativo and (not i.so_federal or o.id_esfera = ${sql.lit(Esfera.federal)})
  join transparencia_grupo g on g.id = i.id_grupo
  left join transparencia_resposta r on r.id_ouvidoria = o.id and r.id_item = i.id`;

const COLUNAS = sql`i.id as id_item, g.id as id_grupo, g.nome as grupo, i.titulo, i.orientacao, i.fundamento,
  coalesce(r.situacao, 'sem-resposta') as situacao, r.tipo, r.link, r.comentario, r.responsavel, r.respondida_em,
  r.id_remetente, r.enviada_em, r.resultado, r.tipo_avaliado, r.avaliacao, r.avaliador, r.avaliada_em,
  r.prazo_correcao, coalesce(r.versao, 0) as versao`;

export interface ItemRow {
  readonly id_item: number;
  readonly id_grupo: number;
  readonly grupo: string;
  readonly titulo: string;
  readonly orientacao: string;
  readonly fundamento: string;
  readonly situacao: string;
  readonly tipo: string | null;
  readonly link: string | null;
  readonly comentario: string | null;
  readonly responsavel: string | null;
  readonly respondida_em: Date | null;
  readonly id_remetente: number | null;
  readonly enviada_em: Date | null;
  readonly resultado: string | null;
  readonly tipo_avaliado: string | null;
  readonly avaliacao: string | null;
  readonly avaliador: string | null;
  readonly avaliada_em: Date | null;
  readonly prazo_correcao: string | null;
  readonly versao: number;
}

export const listItensDoOrgao = async (db: Db, idOuvidoria: number): Promise<ItemRow[]> => {
  const { rows } = await sql<ItemRow>`
    select ${COLUNAS} from ${EXIGENCIAS} where o.id = ${idOuvidoria} order by g.ordem, i.ordem, i.id`.execute(
    db,
  );
  return rows;
};

export interface CorrecoesRow {
  readonly idOuvidoria: number;
  readonly sigla: string;
  readonly nome: string;
  readonly prazo: string;
  readonly itens: number;
}

/** Corrections that bodies have not sent yet, by due date. */
export const listCorrecoesAEsperar = async (
  db: Db,
  { de, ate }: { readonly de: string; readonly ate: string },
): Promise<CorrecoesRow[]> => {
  const { rows } = await sql<CorrecoesRow>`
    select o.id as "idOuvidoria", o.sigla, o.nome, r.prazo_correcao as prazo, count(*) as itens
    from ${EXIGENCIAS}
    where o.inativada_em is null and r.situacao <> 'enviado' and r.prazo_correcao between ${de} and ${ate}
    group by o.id, r.prazo_correcao order by o.id, r.prazo_correcao`.execute(db);
  return rows;
};

/** Locks the body's list, so that two people who answer one item do not overwrite each other. */
export const lockChecklist = async (db: Db, idOuvidoria: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('transparencia'), ${idOuvidoria}::int)`.execute(db);
};

export const findItemDoOrgao = async (
  db: Db,
  idOuvidoria: number,
  idItem: number,
): Promise<ItemRow | undefined> => {
  const { rows } = await sql<ItemRow>`
    select ${COLUNAS} from ${EXIGENCIAS} where o.id = ${idOuvidoria} and i.id = ${idItem}`.execute(db);
  return rows[0];
};

type Resposta = DB['transparencia_resposta'];

interface OndeSalvar {
  readonly idOuvidoria: number;
  readonly idItem: number;
  /** The item had no answer before, so a whole row is inserted. */
  readonly isPrimeira: boolean;
}

/** The caller holds the lock of the list. */
export const saveResposta = async (
  db: Db,
  { idOuvidoria, idItem, isPrimeira }: OndeSalvar,
  mudanca: Updateable<Resposta>,
): Promise<void> => {
  if (isPrimeira) {
    const nova = { ...mudanca, id_ouvidoria: idOuvidoria, id_item: idItem } as Insertable<Resposta>;
    await db.insertInto('transparencia_resposta').values(nova).execute();
    return;
  }
  await db
    .updateTable('transparencia_resposta')
    .set((eb) => ({ ...mudanca, versao: eb('versao', '+', 1) }))
    .where('id_ouvidoria', '=', idOuvidoria)
    .where('id_item', '=', idItem)
    .execute();
};

export const insertHistorico = async (
  db: Db,
  linha: Insertable<DB['transparencia_historico']>,
): Promise<void> => {
  await db.insertInto('transparencia_historico').values(linha).execute();
};

export const listHistorico = (db: Db, idOuvidoria: number, idItem: number, limite: number) =>
  db
    .selectFrom('transparencia_historico')
    .select(['ato', 'ocorrido_em', 'responsavel', 'detalhes'])
    .where('id_ouvidoria', '=', idOuvidoria)
    .where('id_item', '=', idItem)
    .orderBy('id', 'desc')
    .limit(limite)
    .execute();
