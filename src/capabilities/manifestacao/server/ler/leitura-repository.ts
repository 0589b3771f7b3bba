import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/**
 * Whether the identity came with `m` to the office that has it now; null when no forwarding brought
 * it. It decides what is read about the person who filed, in a case and in a list, so it stands
 * only here.
 */
export const veioComIdentidade = sql<boolean | null>`(
  select e.com_identidade from encaminhamento e
  where e.id_manifestacao = m.id and e.id_ouvidoria_destino = m.id_ouvidoria
  order by e.id desc limit 1)`;

/** What the mode of reading depends on for each case `m` of a list, and the people it may hide. */
export const paraLeitura = (db: Db) =>
  db
    .selectFrom('manifestacao as m')
    .leftJoin('manifestacao_cofre as c', 'c.id_manifestacao', 'm.id')
    .leftJoin('manifestante as p', 'p.id_manifestacao', 'm.id')
    .leftJoin('manifestante_preservado as e', 'e.id_manifestacao', 'm.id')
    .select([
      'm.id',
      'm.id_tipo',
      'm.id_tipo_formulario',
      'm.id_tipo_identificacao',
      'm.identidade_preservada',
      'm.retipada_em',
      'm.id_ouvidoria',
      'm.id_ouvidoria_registro',
      'm.teor',
      'm.teor_cifrado',
      'c.chave_embrulhada',
      'c.identidade_cifrada',
      'p.dados as manifestante',
      'e.chave_embrulhada as chave_preservada',
      'e.identidade_cifrada as identidade_preservada_cifrada',
    ])
    .select(veioComIdentidade.as('veio_com_identidade'));

export const listParaLeitura = (db: Db, ids: readonly number[]) =>
  paraLeitura(db).where('m.id', 'in', ids).execute();
export type ParaLeituraRow = Awaited<ReturnType<typeof listParaLeitura>>[number];
