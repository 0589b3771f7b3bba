import { type RawBuilder, sql } from 'kysely';
import type { IdPerfil } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';

/** Since when the person has such a profile there, who gave them any, and to whom they gave one. */
export interface Vinculo {
  readonly desde: Date | null;
  readonly ligados: readonly number[];
}

export interface Onde {
  /** Null: in whatever office, as an administrador. */
  readonly idOuvidoria: number | null;
  /** Any of these is the profile by which the person decides. */
  readonly perfis: readonly IdPerfil[];
}

export interface Pessoa {
  readonly idUsuario: number;
  readonly idPerfil: IdPerfil;
  readonly idOuvidoria: number;
  readonly email: string | null;
}

const ePerfilDali = (alias: 'v' | 'p', { idOuvidoria, perfis }: Onde): RawBuilder<boolean> => sql<boolean>`
  ${sql.ref(`${alias}.id_perfil`)} = any (${[...perfis]}::int[])
    and (${idOuvidoria}::int is null or ${sql.ref(`${alias}.id_ouvidoria`)} = ${idOuvidoria}::int)`;

/** Of `w`. A profile that ended and was given again is new. */
const vinculo = (onde: Onde, agora: Date): RawBuilder<unknown> => sql`
  (select min(v.criado_em) from perfil_vigente(${agora}) v
    where v.id_usuario = w.id and ${ePerfilDali('v', onde)}) as desde,
  array(select v.dado_por from perfil_vigente(${agora}) v where v.id_usuario = w.id and v.dado_por is not null
    union select v.id_usuario from perfil_vigente(${agora}) v where v.dado_por = w.id) as ligados`;

export const findVinculo = async (db: Db, idUsuario: number, onde: Onde, agora: Date): Promise<Vinculo> => {
  const { rows } = await sql<Vinculo>`
    select ${vinculo(onde, agora)} from usuario w where w.id = ${idUsuario}`.execute(db);
  return rows[0] ?? { desde: null, ligados: [] };
};

/** Who can sign in now with one of these profiles, one row for each of theirs. */
export const listComVinculo = async (db: Db, onde: Onde, agora: Date): Promise<(Pessoa & Vinculo)[]> => {
  const { rows } = await sql<Pessoa & Vinculo>`
    select distinct w.id as "idUsuario", p.id_perfil as "idPerfil", p.id_ouvidoria as "idOuvidoria",
      w.email::text as email, ${vinculo(onde, agora)}
    from perfil_vigente(${agora}) p join usuario w on w.id = p.id_usuario
    where ${ePerfilDali('p', onde)}
      and w.ativado_em is not null and w.excluido_em is null and w.bloqueado_em is null
    order by w.id`.execute(db);
  return rows;
};
