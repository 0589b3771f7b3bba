import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ManifestacaoPrazoEvento } from '#server/db/schema.ts';
import { abertas } from '../../domain/situacao.ts';

/** The parts of an event that the count depends on. */
export interface EventoDaContagem {
  readonly tipo: string;
  readonly motivo: string | null;
  readonly dias: number | null;
  readonly pedido: string | null;
  readonly resposta: string | null;
  readonly id_ouvidoria: number | null;
}

export const listEventosDoPrazo = (db: Db, idManifestacao: number): Promise<EventoDaContagem[]> =>
  db
    .selectFrom('manifestacao_prazo_evento')
    .select(['tipo', 'motivo', 'dias', 'pedido', 'resposta', 'id_ouvidoria'])
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id')
    .execute();

export const insertEventoDoPrazo = async (
  db: Db,
  row: Insertable<ManifestacaoPrazoEvento>,
): Promise<void> => {
  await db.insertInto('manifestacao_prazo_evento').values(row).execute();
};

/** Open cases after that id, with everything that their terms are counted from. */
export const listParaContar = (db: Db, depoisDe: number, limite: number) =>
  db
    .selectFrom('manifestacao as m')
    .select([
      'm.id',
      'm.id_ouvidoria_registro',
      'm.id_tipo_formulario',
      'm.dias_para_responder',
      'm.registrada_em',
      'm.registro_contado',
      'm.prazo',
      sql<EventoDaContagem[]>`coalesce((
        select json_agg(json_build_object('tipo', e.tipo, 'motivo', e.motivo, 'dias', e.dias, 'pedido', e.pedido, 'resposta', e.resposta,
          'id_ouvidoria', e.id_ouvidoria) order by e.id)
        from manifestacao_prazo_evento e where e.id_manifestacao = m.id), '[]')`.as('eventos'),
    ])
    .where('m.id_situacao', 'in', [...abertas])
    .where('m.id', '>', depoisDe)
    .orderBy('m.id')
    .limit(limite)
    .execute();
