import type { Insertable, Updateable } from 'kysely';
import { Perfil } from '#kernel/perfil.ts';
import { foraSoOsImpedidos, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { AcessoExtraordinario } from '#server/db/schema.ts';

/** Long enough for what should be rare. */
const MAXIMO = 100;

const acessos = (db: Db) =>
  db
    .selectFrom('acesso_extraordinario as a')
    .innerJoin('manifestacao as m', 'm.id', 'a.id_manifestacao')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .innerJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria')
    .selectAll('a')
    .select(['m.protocolo', 'r.id_esfera as esfera_do_protocolo', 'm.id_ouvidoria', 'o.sigla', 'o.nome']);

export const findAcesso = (db: Db, id: number) => acessos(db).where('a.id', '=', id).executeTakeFirst();
export type AcessoRow = NonNullable<Awaited<ReturnType<typeof findAcesso>>>;

/** Newest first: a gestor sees those of their office; an administrador all, who asks for what does not exist for them yet. */
export const listAcessos = (
  db: Db,
  { idPerfil, idOuvidoria, impedidoEm }: UsuarioAtual,
): Promise<AcessoRow[]> =>
  acessos(db)
    .where(aoAlcance('m.id', foraSoOsImpedidos({ impedidoEm })))
    .$if(idPerfil !== Perfil.administrador, (q) => q.where('m.id_ouvidoria', '=', idOuvidoria ?? 0))
    .orderBy('a.id', 'desc')
    .limit(MAXIMO)
    .execute();

export const findDenuncia = (db: Db, digitos: string) =>
  db
    .selectFrom('manifestacao as m')
    .innerJoin('manifestacao_cofre as k', 'k.id_manifestacao', 'm.id')
    .select('m.id')
    .where('m.protocolo', '=', digitos)
    .executeTakeFirst();

export const hasPedidoOuVigente = async (
  db: Db,
  idManifestacao: number,
  idUsuario: number,
  agora: Date,
): Promise<boolean> =>
  (await db
    .selectFrom('acesso_extraordinario')
    .select('id')
    .where('id_manifestacao', '=', idManifestacao)
    .where('id_usuario', '=', idUsuario)
    .where(({ or, eb }) => or([eb('decidido_em', 'is', null), eb('vale_ate', '>', agora)]))
    .executeTakeFirst()) !== undefined;

/** The access by which somebody reads a denúncia now. */
export const findVigente = (db: Db, idManifestacao: number, idUsuario: number, agora: Date) =>
  db
    .selectFrom('acesso_extraordinario')
    .select('id')
    .where('id_manifestacao', '=', idManifestacao)
    .where('id_usuario', '=', idUsuario)
    .where('vale_ate', '>', agora)
    .orderBy('id', 'desc')
    .executeTakeFirst();

export const insertAcesso = async (db: Db, row: Insertable<AcessoExtraordinario>): Promise<number> => {
  const { id } = await db
    .insertInto('acesso_extraordinario')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateAcesso = async (
  db: Db,
  id: number,
  mudancas: Updateable<AcessoExtraordinario>,
): Promise<void> => {
  await db.updateTable('acesso_extraordinario').set(mudancas).where('id', '=', id).execute();
};

export const findSigla = async (db: Db, idOuvidoria: number | null): Promise<string> => {
  const row = await db
    .selectFrom('ouvidoria')
    .select('sigla')
    .where('id', '=', idOuvidoria)
    .executeTakeFirst();
  return row?.sigla ?? '';
};
