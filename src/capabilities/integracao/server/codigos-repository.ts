import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { CodigoEnviado } from '../domain/codigos-da-inclusao.ts';

/** The first code sent that its table does not have; one statement for all. */
export const findDesconhecido = async (
  db: Db,
  codigos: readonly CodigoEnviado[],
): Promise<CodigoEnviado | undefined> => {
  if (codigos.length === 0) return undefined;
  const faltas = codigos.map(
    ({ tabela, id }, ordem) =>
      sql`select ${ordem}::int as ordem where not exists (select from ${sql.table(tabela)} t where t.id = ${id})`,
  );
  const { rows } = await sql<{ ordem: number }>`${sql.join(faltas, sql` union all `)} order by ordem`.execute(
    db,
  );
  return rows[0] && codigos[rows[0].ordem];
};

/** The SIORG body that an office belongs to. */
export const findOrgaoDaOuvidoria = async (db: Db, idOuvidoria: number): Promise<number | null> => {
  const row = await db
    .selectFrom('ouvidoria')
    .select('id_orgao_siorg')
    .where('id', '=', idOuvidoria)
    .executeTakeFirst();
  return row?.id_orgao_siorg ?? null;
};
