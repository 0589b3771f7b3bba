import { sql } from 'kysely';
import { doDono } from '#capabilities/manifestacao/server/index.ts';
import type { Dono } from '#server/crypto/dono.ts';
import type { Db } from '#server/db/database.ts';

interface OQueAContaTem {
  readonly temPerfil: boolean;
  readonly temCasos: boolean;
  /** Where its owner works or is to work. */
  readonly orgaos: readonly number[];
}

export const readOQueAContaTem = async (db: Db, dono: Dono): Promise<OQueAContaTem> => {
  const { rows } = await sql<Omit<OQueAContaTem, 'temPerfil'>>`
    select array(select distinct p.id_ouvidoria from usuario_perfil_ouvidoria p
        where p.id_usuario = ${dono.idUsuario} and p.encerrado_em is null order by 1) as orgaos,
      exists (select from manifestacao m where ${doDono(dono)})
        or exists (select from manifestante n where n.id_usuario = ${dono.idUsuario}) as "temCasos"`.execute(
    db,
  );
  const { orgaos, temCasos } = rows[0] ?? { orgaos: [], temCasos: false };
  return { orgaos, temCasos, temPerfil: orgaos.length > 0 };
};
