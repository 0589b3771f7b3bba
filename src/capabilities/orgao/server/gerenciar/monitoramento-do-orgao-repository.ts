import { sql } from 'kysely';
import { Esfera } from '#kernel/enumeracoes.ts';
import type { Db } from '#server/db/database.ts';

/** One at a time: two at once would leave a place with two. */
export const lockMonitoramento = async (trx: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('ouvidoria.monitoramento'))`.execute(trx);
};

interface Lugar {
  readonly id: number;
  readonly id_esfera: number;
  readonly uf: string | null;
  readonly id_municipio: number | null;
}

/** Other offices that watch over the same place. */
export const listQuemMonitoraOMesmo = (trx: Db, { id, id_esfera, uf, id_municipio }: Lugar) =>
  trx
    .selectFrom('ouvidoria')
    .select(['id', 'sigla', 'nome'])
    .where('autoridade_monitoramento', '=', true)
    .where('id', '<>', id)
    .where('id_esfera', '=', id_esfera)
    .$if(id_esfera !== Esfera.federal, (q) =>
      q.where('uf', 'is not distinct from', uf).where('id_municipio', 'is not distinct from', id_municipio),
    )
    .orderBy('id')
    .execute();

/** Its people open more cases than before: each is compared with them before their next request is answered. */
export const compararDeNovo = async (trx: Db, idOuvidoria: number): Promise<void> => {
  await trx
    .updateTable('usuario_perfil_ouvidoria')
    .set({ comparado: false })
    .where('id_ouvidoria', '=', idOuvidoria)
    .where('encerrado_em', 'is', null)
    .execute();
};
