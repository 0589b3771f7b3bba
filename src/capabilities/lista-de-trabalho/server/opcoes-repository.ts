import { sql } from 'kysely';
import { analistas } from '#kernel/quem/analistas.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';

const ANALISTAS = sql.raw(analistas.join(', '));

/**
 * The tags that some case carries in the open which exists for the reader: of any other, the word alone would tell that there is one. `soAbertos`:
 * without those that only sealed cases carry.
 */
export const listTagsAbertas = async (
  db: Db,
  idOuvidoria: number,
  quem: ForaDoAlcance,
  soAbertos = false,
) => {
  const aberto = sql`not exists (select from manifestacao_cofre k where k.id_manifestacao = x.id_manifestacao)
    and not exists (select from manifestante_preservado i where i.id_manifestacao = x.id_manifestacao)`;
  const { rows } = await sql<{ id: number; nome: string }>`
    select t.id, t.nome::text as nome from tag t
    where t.id_ouvidoria = ${idOuvidoria} and t.nome is not null and exists (select from manifestacao_tag x
      where x.id_tag = t.id and ${aoAlcance('x.id_manifestacao', quem)} and ${soAbertos ? aberto : sql`true`})
    order by t.nome`.execute(db);
  return rows;
};

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
export const listResponsaveis = async (db: Db, idOuvidoria: number, quem: ForaDoAlcance, agora: Date) => {
  const { rows } = await sql<{ id: number; nome: string }>`
    select u.id, ${nomeDaPessoa('u')} as nome from usuario u
    where u.excluido_em is null and (
      u.id in (select p.id_usuario from perfil_vigente(${agora}) p
        where p.id_ouvidoria = ${idOuvidoria} and p.id_perfil in (${ANALISTAS}))
      or u.id in (select m.id_responsavel from manifestacao m
        where m.id_ouvidoria = ${idOuvidoria} and m.id_responsavel is not null and m.id_situacao in (1, 2, 3, 4, 5)
          and ${aoAlcance('m.id', quem)}))
    order by nome, u.id`.execute(db);
  return rows;
};
