import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { InformacaoClassificada, InformacaoClassificadaHistorico } from '#server/db/schema.ts';
import type { filtrosDoRol } from '../../domain/filas.ts';

const informacoes = (db: Db) =>
  db
    .selectFrom('informacao_classificada as i')
    .innerJoin('ouvidoria as o', 'o.id', 'i.id_ouvidoria')
    .selectAll('i')
    .select(['o.sigla', 'o.nome as nome_orgao']);

export const findInformacao = (db: Db, id: number) =>
  informacoes(db).where('i.id', '=', id).executeTakeFirst();
export type InformacaoRow = NonNullable<Awaited<ReturnType<typeof findInformacao>>>;

export const findPorNup = (db: Db, idOuvidoria: number, nup: string) =>
  informacoes(db).where('i.id_ouvidoria', '=', idOuvidoria).where('i.nup', '=', nup).executeTakeFirst();

export const lockInformacao = async (tx: Db, id: number): Promise<void> => {
  await tx
    .selectFrom('informacao_classificada')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
};

type Filtro = (typeof filtrosDoRol)[number];

const nas = (hoje: string): Readonly<Record<Filtro, RawBuilder<boolean>>> => ({
  classificadas: sql<boolean>`i.situacao = 'classificada'`,
  'termo-vencido': sql<boolean>`i.situacao = 'classificada' and i.termo < ${hoje}::date`,
  desclassificadas: sql<boolean>`i.situacao = 'desclassificada'`,
  todas: sql<boolean>`true`,
});

export interface PedidoDoRol {
  readonly idOuvidoria: number;
  readonly situacao: Filtro;
  readonly busca?: string | undefined;
  readonly hoje: string;
  readonly depois?: number | undefined;
  readonly limite: number;
}

/** The newest first. */
export const selectRol = (
  db: Db,
  { idOuvidoria, situacao, busca, hoje, depois, limite }: PedidoDoRol,
): Promise<InformacaoRow[]> =>
  informacoes(db)
    .where('i.id_ouvidoria', '=', idOuvidoria)
    .where(nas(hoje)[situacao])
    .$if(Boolean(busca), (q) =>
      q.where(
        sql<boolean>`(sem_acento(i.assunto) ilike sem_acento(${`%${busca}%`})
          or i.nup like ${`%${(busca ?? '').replace(/\D/g, '') || '-'}%`})`,
      ),
    )
    .$if(depois !== undefined, (q) => q.where('i.id', '<', depois ?? 0))
    .orderBy('i.id', 'desc')
    .limit(limite)
    .execute();

/** What an office has in its roll, by subject. */
export const listRol = (db: Db, idOuvidoria: number): Promise<InformacaoRow[]> =>
  informacoes(db).where('i.id_ouvidoria', '=', idOuvidoria).orderBy('i.assunto').orderBy('i.id').execute();

export const countTermoVencido = async (db: Db, idOuvidoria: number, hoje: string): Promise<number> => {
  const { total } = await db
    .selectFrom('informacao_classificada as i')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('i.id_ouvidoria', '=', idOuvidoria)
    .where(nas(hoje)['termo-vencido'])
    .executeTakeFirstOrThrow();
  return total;
};

/** Null when the office has that process in its roll already. */
export const insertInformacao = async (
  db: Db,
  row: Insertable<InformacaoClassificada>,
): Promise<number | null> => {
  const nova = await db
    .insertInto('informacao_classificada')
    .values(row)
    .onConflict((conflict) => conflict.columns(['id_ouvidoria', 'nup']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return nova?.id ?? null;
};

export const updateInformacao = async (
  db: Db,
  id: number,
  mudancas: Updateable<InformacaoClassificada>,
): Promise<void> => {
  await db.updateTable('informacao_classificada').set(mudancas).where('id', '=', id).execute();
};

export const insertHistoricoDoRol = async (
  db: Db,
  row: Insertable<InformacaoClassificadaHistorico>,
): Promise<void> => {
  await db.insertInto('informacao_classificada_historico').values(row).execute();
};

export const listHistoricoDoRol = (db: Db, idInformacao: number) =>
  db
    .selectFrom('informacao_classificada_historico')
    .select(['ato', 'ocorrido_em', 'responsavel', 'informacoes'])
    .where('id_informacao', '=', idInformacao)
    .orderBy('id', 'desc')
    .execute();
