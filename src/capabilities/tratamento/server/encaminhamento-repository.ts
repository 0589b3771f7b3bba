import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** What an office sent on: where to, and how it stands there. Nothing of what it says. */
export const listEncaminhados = (
  db: Db,
  {
    idOuvidoria,
    antesDe,
    limite,
  }: { idOuvidoria: number | null; antesDe: number | undefined; limite: number },
) =>
  db
    .selectFrom('encaminhamento as e')
    .innerJoin('manifestacao as m', 'm.id', 'e.id_manifestacao')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .innerJoin('ouvidoria as o', 'o.id', 'e.id_ouvidoria_origem')
    .leftJoin('ouvidoria as d', 'd.id', 'e.id_ouvidoria_destino')
    .innerJoin('tipo_manifestacao as t', 't.id', 'm.id_tipo')
    .innerJoin('situacao_manifestacao as s', 's.id', 'm.id_situacao')
    .select([
      'e.id',
      'e.id_manifestacao',
      'm.protocolo',
      'r.id_esfera as esfera_do_protocolo',
      'm.id_tipo',
      't.descricao as desc_tipo',
      'm.id_tipo_formulario',
      'm.id_situacao',
      's.descricao as desc_situacao',
      's.descricao_acesso_informacao as desc_situacao_acesso',
      'o.sigla as origem',
      'e.orgao_externo',
      'e.responsavel',
      'e.ocorrido_em',
      'm.prazo',
      sql<string | null>`d.sigla || ' – ' || d.nome`.as('destino'),
    ])
    .$if(idOuvidoria !== null, (q) => q.where('e.id_ouvidoria_origem', '=', idOuvidoria ?? 0))
    .$if(antesDe !== undefined, (q) => q.where('e.id', '<', antesDe ?? 0))
    .orderBy('e.id', 'desc')
    .limit(limite)
    .execute();
