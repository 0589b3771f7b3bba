import { type Insertable, sql } from 'kysely';
import { perfisServidor } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';
import type { RelatorioSalvo } from '#server/db/schema.ts';

/** Makes one person's requests run one after the other, so that a count holds until the insert. */
export const lockPessoa = async (tx: Db, idUsuario: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('relatorio'), ${idUsuario})`.execute(tx);
};

export const selectSalvos = (db: Db, idUsuario: number) =>
  db
    .selectFrom('relatorio_salvo')
    .select(['id', 'nome', 'relatorio', 'filtro', 'frequencia', 'proximo_envio'])
    .where('id_usuario', '=', idUsuario)
    .orderBy('nome')
    .execute();

/** Null when the person already has one of that name. */
export const insertSalvo = async (db: Db, novo: Insertable<RelatorioSalvo>): Promise<number | null> => {
  const row = await db
    .insertInto('relatorio_salvo')
    .values(novo)
    .onConflict((conflict) => conflict.columns(['id_usuario', 'nome']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

interface Dono {
  readonly id: number;
  readonly idUsuario: number;
}

export const updateSalvo = async (
  db: Db,
  { id, idUsuario }: Dono,
  mudanca: {
    readonly nome: string;
    readonly frequencia: string | null;
    readonly proximo_envio: string | null;
    readonly id_ouvidoria: number | null;
    readonly id_perfil: number;
  },
): Promise<boolean> => {
  const row = await db
    .updateTable('relatorio_salvo')
    .set(mudanca)
    .where('id', '=', id)
    .where('id_usuario', '=', idUsuario)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const deleteSalvo = async (db: Db, { id, idUsuario }: Dono): Promise<boolean> => {
  const row = await db
    .deleteFrom('relatorio_salvo')
    .where('id', '=', id)
    .where('id_usuario', '=', idUsuario)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

const SERVIDORES = sql.raw(perfisServidor.join(', '));

export interface AgendadoRow {
  readonly id: number;
  readonly nome: string;
  readonly relatorio: string;
  readonly filtro: unknown;
  readonly frequencia: string;
  readonly id_usuario: number;
  readonly id_ouvidoria: number | null;
  /** The profile in which the person asked for the mail; null in old rows that did not keep it. */
  readonly id_perfil: number | null;
  /** Null if nothing is to be sent: no address, or the person no longer works there. */
  readonly email: string | null;
  /** The profiles the person has there now. */
  readonly perfis: readonly number[];
}

/** Due by this day. Includes people who left, so that their next date moves on too. */
export const listAgendados = async (db: Db, hoje: string, agora: Date): Promise<AgendadoRow[]> => {
  const { rows } = await sql<AgendadoRow>`
    select s.id, s.nome, s.relatorio, s.filtro, s.frequencia, s.id_usuario, s.id_ouvidoria, s.id_perfil,
      case when u.excluido_em is null and u.bloqueado_em is null then u.email end as email,
      array(select distinct p.id_perfil from perfil_vigente(${agora}) p
        where p.id_usuario = s.id_usuario and p.id_perfil in (${SERVIDORES})
          and (s.id_ouvidoria is null or p.id_ouvidoria = s.id_ouvidoria)) as perfis
    from relatorio_salvo s join usuario u on u.id = s.id_usuario
    where s.proximo_envio <= ${hoje}::date
    order by s.id`.execute(db);
  return rows;
};

export const updateProximoEnvio = async (db: Db, id: number, dia: string): Promise<void> => {
  await db.updateTable('relatorio_salvo').set({ proximo_envio: dia }).where('id', '=', id).execute();
};
