import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

const SIMPLIFIQUE = 2;

export const selectOuvidorias = (db: Db, somenteAtivas: boolean) =>
  db
    .selectFrom('ouvidoria as o')
    .innerJoin('esfera as e', 'e.id', 'o.id_esfera')
    .leftJoin('municipio as c', 'c.id', 'o.id_municipio')
    .leftJoin('uf as u', 'u.sigla', 'c.uf')
    .select([
      'o.id',
      'o.id_orgao_siorg',
      'o.nome',
      'o.aderiu_em',
      'o.inativada_em',
      'o.id_esfera',
      'e.descricao as esfera',
      'o.id_municipio',
      'c.nome as municipio',
      'c.uf',
      'u.nome as desc_uf',
    ])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('ouvidoria_formulario as f')
            .select('f.id_ouvidoria')
            .whereRef('f.id_ouvidoria', '=', 'o.id')
            .where('f.id_tipo_formulario', '=', SIMPLIFIQUE),
        )
        .as('simplifique'),
      eb
        .selectFrom('subassunto as s')
        .whereRef('s.id_ouvidoria', '=', 'o.id')
        .where('s.ativo', '=', true)
        .select(
          sql<{ IdSubAssunto: number; DescSubAssunto: string }[]>`coalesce(jsonb_agg(
            jsonb_build_object('IdSubAssunto', s.id, 'DescSubAssunto', s.descricao) order by s.ordem, s.id), '[]')`.as(
            'lista',
          ),
        )
        .as('subassuntos'),
    ])
    .$if(somenteAtivas, (q) => q.where('o.inativada_em', 'is', null))
    .orderBy('o.id')
    .execute();

export const listOrgaosSiorg = (db: Db) =>
  db
    .selectFrom('orgao_siorg')
    .select(['id as IdOrgaoSiorg', 'nome as NomeOrgao'])
    .where('ativo', '=', true)
    .orderBy('id')
    .execute();
