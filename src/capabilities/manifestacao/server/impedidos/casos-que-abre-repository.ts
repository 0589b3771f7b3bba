import { sql } from 'kysely';
import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import { Perfil, perfisServidor } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';

const SERVIDORES = sql.raw(perfisServidor.join(', '));

/** A profile that was not compared with the cases that it opens. */
export interface PerfilAComparar {
  readonly id: number;
  readonly idOuvidoria: number;
  readonly idPerfil: number;
}

export const listPerfisAComparar = async (db: Db, idUsuario: number): Promise<PerfilAComparar[]> => {
  const { rows } = await sql<PerfilAComparar>`
    select p.id, p.id_ouvidoria as "idOuvidoria", p.id_perfil as "idPerfil" from usuario_perfil_ouvidoria p
    where p.id_usuario = ${idUsuario} and not p.comparado and p.encerrado_em is null
      and p.id_perfil in (${SERVIDORES})
    order by p.id`.execute(db);
  return rows;
};

export const markComparados = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await tx
    .updateTable('usuario_perfil_ouvidoria')
    .set({ comparado: true })
    .where('id', 'in', [...ids])
    .execute();
};

export const listContasAComparar = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct p.id_usuario as id from usuario_perfil_ouvidoria p
    where not p.comparado and p.encerrado_em is null and p.id_perfil in (${SERVIDORES}) order by 1`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

export interface CasoQueAbreRow {
  readonly id: number;
  readonly id_ouvidoria: number;
  /** In the open; null where the case is sealed. */
  readonly envolvidos: readonly { readonly nome: string }[] | null;
  readonly teor_cifrado: Buffer | null;
  readonly chave_embrulhada: Buffer | null;
  readonly chave_preservada: Buffer | null;
}

/**
 * A part of the cases, closed ones too, that a profile opens and that may name somebody: those of the office, and those that it
 * judges or controls. An administrador works in every office, and the body that watches over the platform decides openings of
 * identities in all of them.
 */
export const listCasosQueAbre = async (
  tx: Db,
  { idOuvidoria, idPerfil }: Pick<PerfilAComparar, 'idOuvidoria' | 'idPerfil'>,
  { depois, limite }: { readonly depois: number; readonly limite: number },
): Promise<CasoQueAbreRow[]> => {
  const alcanca =
    idPerfil === Perfil.administrador || (await findOuvidoriaQueMonitora(tx)) === idOuvidoria
      ? sql`true`
      : sql`(m.id_ouvidoria = ${idOuvidoria}
        or m.id in (select r.id_manifestacao from recurso r where r.id_ouvidoria_julgadora = ${idOuvidoria})
        or m.id in (select d.id_manifestacao from denuncia_descumprimento d where d.id_ouvidoria_destino = ${idOuvidoria})
        or exists (select from promessa k where k.id_manifestacao = m.id
          and orgao_que_controla(m.id_ouvidoria) = ${idOuvidoria}))`;
  const { rows } = await sql<CasoQueAbreRow>`
    select m.id, m.id_ouvidoria, m.teor -> 'envolvidos' as envolvidos, m.teor_cifrado, c.chave_embrulhada,
      e.chave_embrulhada as chave_preservada
    from manifestacao m left join manifestacao_cofre c on c.id_manifestacao = m.id
      left join manifestante_preservado e on e.id_manifestacao = m.id
    where m.id > ${depois} and ${alcanca}
      and (m.teor_cifrado is not null or m.teor -> 'envolvidos' <> '[]'
        or exists (select from pedido_impedimento q where q.id_manifestacao = m.id and q.retirado_em is null))
    order by m.id limit ${limite}`.execute(tx);
  return rows;
};

/** What was asked for and not taken back, of these cases. */
/** The offices that open this case besides its own: those that judge or control it, as above. */
export const listOrgaosQueTambemAbrem = async (
  tx: Db,
  { id, id_ouvidoria }: { readonly id: number; readonly id_ouvidoria: number },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct o.id from (
      select r.id_ouvidoria_julgadora as id from recurso r where r.id_manifestacao = ${id}
      union all select d.id_ouvidoria_destino from denuncia_descumprimento d where d.id_manifestacao = ${id}
      union all select orgao_que_controla(${id_ouvidoria})
        where exists (select from promessa k where k.id_manifestacao = ${id})) o
    where o.id is not null and o.id <> ${id_ouvidoria} order by 1`.execute(tx);
  return rows.map((row) => row.id);
};

export const listPedidosDosCasos = (tx: Db, casos: readonly number[]) =>
  tx
    .selectFrom('pedido_impedimento')
    .selectAll()
    .where('id_manifestacao', 'in', [...casos])
    .where('retirado_em', 'is', null)
    .execute();
