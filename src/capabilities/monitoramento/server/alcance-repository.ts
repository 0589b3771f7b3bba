import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Alcance } from '../domain/autoridade.ts';

const COLUNAS = [
  'ouvidoria.id as idOuvidoria',
  'ouvidoria.sigla',
  'ouvidoria.nome',
  'ouvidoria.id_esfera as idEsfera',
  'ouvidoria.uf',
  'ouvidoria.id_municipio as idMunicipio',
  'ouvidoria.autoridade_monitoramento as autoridade',
] as const;

export const findOrgao = (db: Db, idOuvidoria: number) =>
  db.selectFrom('ouvidoria').select(COLUNAS).where('id', '=', idOuvidoria).executeTakeFirst();

export type OrgaoRow = NonNullable<Awaited<ReturnType<typeof findOrgao>>>;

/** Offices where the person has any profile now. */
export const listOrgaosDaPessoa = async (db: Db, idUsuario: number, agora: Date): Promise<number[]> => {
  const { rows } = await sql<{ id_ouvidoria: number }>`
    select distinct p.id_ouvidoria from perfil_vigente(${agora}) p where p.id_usuario = ${idUsuario}`.execute(
    db,
  );
  return rows.map(({ id_ouvidoria }) => id_ouvidoria);
};

/** A condition for queries that call the offices `o`. */
export const noAlcance = (alcance: Alcance): RawBuilder<boolean> => {
  if (alcance.tipo === 'todos') return sql<boolean>`true`;
  if (alcance.tipo === 'proprio') return sql<boolean>`o.id = ${alcance.idOuvidoria}`;
  const { idEsfera, uf, idMunicipio } = alcance;
  return sql<boolean>`(o.id_esfera = ${idEsfera}
    and (${uf}::text is null or o.uf = ${uf}::text)
    and (${idMunicipio}::int is null or o.id_municipio = ${idMunicipio}::int))`;
};
