import { sql } from 'kysely';
import { analistas } from '#kernel/quem/analistas.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';

const ANALISTAS = sql.raw(analistas.join(', '));

export const listTags = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('tag')
    .select(['id', 'nome'])
    .where('id_ouvidoria', '=', idOuvidoria)
    .orderBy('nome')
    .execute();

/** The common ones, and the office's own. */
export const listSubassuntos = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('subassunto')
    .select(['id', 'id_assunto', 'descricao'])
    .where('ativo', '=', true)
    .where(({ or, eb }) => or([eb('id_ouvidoria', 'is', null), eb('id_ouvidoria', '=', idOuvidoria)]))
    .orderBy('ordem')
    .orderBy('descricao')
    .execute();

/** People who may be responsible there now, and those who still are but no longer may. */
export const listResponsaveis = async (db: Db, idOuvidoria: number, agora: Date) => {
  const { rows } = await sql<{ id: number; nome: string }>`
    select u.id, ${nomeDaPessoa('u')} as nome from usuario u
    where u.excluido_em is null and (
      u.id in (select p.id_usuario from perfil_vigente(${agora}) p
        where p.id_ouvidoria = ${idOuvidoria} and p.id_perfil in (${ANALISTAS}))
      or u.id in (select m.id_responsavel from manifestacao m
        where m.id_ouvidoria = ${idOuvidoria} and m.id_responsavel is not null and m.id_situacao in (1, 2, 3, 4, 5)))
    order by nome, u.id`.execute(db);
  return rows;
};
