import { sql } from 'kysely';
import { doDono, naoDoDono } from '#capabilities/manifestacao/server/index.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import type { Dono } from '#server/crypto/dono.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';

export interface QuemQualifica {
  /** The person whose requests these are; null for nobody. */
  readonly dono: Dono | null;
  /** Staff rate what their office judged or answered; null when they may not rate. */
  readonly equipe: ({ readonly idUsuario: number; readonly idOuvidoria: number } & ForaDoAlcance) | null;
}

const semNota = (idUsuario: number | null) => sql<boolean>`not exists (
  select from qualificacao_recurso q where q.id_recurso = r.id
    and q.id_usuario is not distinct from ${idUsuario}::int)`;

const daEquipe = ({ dono, equipe }: QuemQualifica) =>
  equipe === null
    ? sql<boolean>`false`
    : sql<boolean>`(${equipe.idOuvidoria} in (r.id_ouvidoria_julgadora, m.id_ouvidoria)
        and exists (select from ouvidoria a where a.id = ${equipe.idOuvidoria} and a.autoridade_monitoramento)
        and ${naoDoDono(dono)} and ${aoAlcance('m.id', equipe)}
        and ${semNota(equipe.idUsuario)})`;

/** Answered and not rated by the reader, newest first; the appellant's rating names nobody. */
export const selectAQualificar = (db: Db, quem: QuemQualifica, limite: number) =>
  db
    .selectFrom('recurso as r')
    .innerJoin('manifestacao as m', 'm.id', 'r.id_manifestacao')
    .innerJoin('resposta_recurso as a', 'a.id_recurso', 'r.id')
    .innerJoin('tipo_resposta_recurso as t', 't.id', 'a.id_tipo_resposta_recurso')
    .innerJoin('instancia_recurso as i', 'i.id', 'r.id_instancia')
    .innerJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria')
    .innerJoin('ouvidoria as g', 'g.id', 'm.id_ouvidoria_registro')
    .select([
      'r.id',
      'm.protocolo',
      'g.id_esfera as esfera_do_protocolo',
      'o.sigla as orgao',
      'i.descricao as instancia',
      't.descricao as decisao',
      sql<Date>`r.respondido_em`.as('respondido_em'),
    ])
    .where('r.respondido_em', 'is not', null)
    .where(sql<boolean>`((${doDono(quem.dono)} and ${semNota(null)}) or ${daEquipe(quem)})`)
    .orderBy('r.respondido_em', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limite)
    .execute();
