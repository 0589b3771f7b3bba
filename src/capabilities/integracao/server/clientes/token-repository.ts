import { sql } from 'kysely';
import { naHora } from '#kernel/momento.ts';
import { perfisSistema } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';

export interface ClienteDoToken {
  readonly id: number;
  readonly id_usuario: number;
  readonly id_ouvidoria: number;
  readonly escopos: string[];
  readonly segredo_hash: Buffer;
  readonly segredo_numero: number;
  readonly segredo_anterior_hash: Buffer | null;
  readonly segredo_anterior_ate: Date | null;
}

export const findClienteLigado = (db: Db, idCliente: number): Promise<ClienteDoToken | undefined> =>
  db
    .selectFrom('integracao_cliente')
    .select([
      'id',
      'id_usuario',
      'id_ouvidoria',
      'escopos',
      'segredo_hash',
      'segredo_numero',
      'segredo_anterior_hash',
      'segredo_anterior_ate',
    ])
    .where('id', '=', idCliente)
    .where('desligado_em', 'is', null)
    .executeTakeFirst();

/** The web-service profile of the account in the client's office; none for other accounts. */
export const findPerfilDeSistema = async (
  db: Db,
  { idUsuario, idOuvidoria, agora }: { idUsuario: number; idOuvidoria: number; agora: Date },
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select p.id from perfil_vigente(${agora}) p join usuario u on u.id = p.id_usuario
    where p.id_usuario = ${idUsuario} and p.id_ouvidoria = ${idOuvidoria}
      and p.id_perfil in (${sql.join([...perfisSistema])})
      and u.excluido_em is null and u.bloqueado_em is null
    order by p.id limit 1`.execute(db);
  return rows[0]?.id;
};

export const insertToken = async (
  db: Db,
  token: {
    hash: Buffer;
    id_cliente: number;
    id_usuario_perfil_ouvidoria: number;
    escopos: string[] | null;
    segredo_numero: number;
    criado_em: Date;
    expira_em: Date;
  },
): Promise<void> => {
  await db.insertInto('integracao_token').values(token).execute();
};

/** That a secret was used, to the hour: written once an hour, however many tokens are asked for. */
export const marcarSegredo = async (
  db: Db,
  idCliente: number,
  qual: 'segredo_usado_em' | 'segredo_anterior_usado_em',
  hora: Date,
): Promise<void> => {
  await db
    .updateTable('integracao_cliente')
    .set({ [qual]: hora })
    .where('id', '=', idCliente)
    .where(sql<boolean>`${sql.ref(qual)} is distinct from ${hora}`)
    .execute();
};

export interface ChamadaRow {
  readonly id_cliente: number;
  readonly limite_por_minuto: number;
  readonly usos: number;
  readonly id_usuario: number;
  readonly login: string;
  readonly nome: string;
  readonly id_perfil: number;
  readonly id_ouvidoria: number;
  readonly id_esfera: number;
  /** What the token has of what its client has now. */
  readonly escopos: string[];
}

/**
 * Finds the account of a token, counts the call and notes its hour, in one statement: `usos` is this call's own number in its
 * minute, however many come at once. A call that another server timed a moment earlier counts in the minute that has begun.
 */
export const findTokenVivo = async (db: Db, hash: Buffer, agora: Date): Promise<ChamadaRow | undefined> => {
  const minuto = new Date(Math.floor(agora.getTime() / 60_000) * 60_000);
  const { rows } = await sql<ChamadaRow>`
    with vivo as (
      select t.id_cliente, c.limite_por_minuto, u.id as id_usuario, u.login::text as login, u.nome, p.id_perfil,
        o.id as id_ouvidoria, o.id_esfera,
        case when t.escopos is null then c.escopos
          else array(select unnest(t.escopos) intersect select unnest(c.escopos)) end as escopos
      from integracao_token t
      join integracao_cliente c on c.id = t.id_cliente and c.desligado_em is null
      join perfil_vigente(${agora}) p on p.id = t.id_usuario_perfil_ouvidoria
      join ouvidoria o on o.id = p.id_ouvidoria
      join usuario u on u.id = p.id_usuario and u.excluido_em is null and u.bloqueado_em is null
      where t.hash = ${hash} and t.expira_em > ${agora} and p.id_perfil in (${sql.join([...perfisSistema])})
    ), uso as (
      insert into integracao_uso as s (id_cliente, minuto, usos, ultimo_uso_em)
      select id_cliente, ${minuto}, 1, ${naHora(agora)} from vivo
      on conflict (id_cliente) do update set
        usos = case when s.minuto between excluded.minuto and excluded.minuto + interval '1 minute' then s.usos + 1 else 1 end,
        minuto = case when s.minuto = excluded.minuto + interval '1 minute' then s.minuto else excluded.minuto end,
        ultimo_uso_em = excluded.ultimo_uso_em
      returning s.usos
    )
    select vivo.*, uso.usos from vivo, uso`.execute(db);
  return rows[0];
};

/** Deletes expired tokens and old lists, which are of no more use. */
export const deleteVencidos = async (db: Db, agora: Date, listasAntesDe: Date): Promise<void> => {
  await db.deleteFrom('integracao_token').where('expira_em', '<=', agora).execute();
  await db.deleteFrom('integracao_lista').where('criada_em', '<', listasAntesDe).execute();
};
