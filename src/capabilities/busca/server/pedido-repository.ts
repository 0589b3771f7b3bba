import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

export const findPedidoPublico = (db: Db, protocolo: string) =>
  db
    .selectFrom('pedido_publico as p')
    .innerJoin('ouvidoria as o', 'o.id', 'p.id_ouvidoria')
    .innerJoin('esfera as e', 'e.id', 'p.id_esfera')
    .leftJoin('uf as u', 'u.sigla', 'p.uf')
    .leftJoin('municipio as m', 'm.id', 'p.id_municipio')
    .leftJoin('assunto as a', 'a.id', 'p.id_assunto')
    .leftJoin('codigo_decisao as d', 'd.id', 'p.id_codigo_decisao')
    .leftJoin('especificacao_decisao as s', 's.id', 'p.id_especificacao_decisao')
    .select([
      'p.id_manifestacao',
      'p.protocolo',
      'p.esfera_do_protocolo',
      'p.resumo',
      'p.texto',
      'p.resposta',
      'p.registrado_em',
      'p.respondido_em',
      'p.publicado_em',
      'o.id as id_ouvidoria',
      'o.sigla',
      'o.nome',
      'e.descricao as esfera',
      'u.nome as estado',
      'u.sigla as uf',
      'm.nome as municipio',
      'a.id as id_assunto',
      'a.descricao as assunto',
      'd.descricao as decisao',
      's.descricao as especificacao',
    ])
    .where('p.protocolo', '=', protocolo)
    .executeTakeFirst();

export const listDecisoesDoPedido = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('decisao_publica as d')
    .innerJoin('instancia_recurso as i', 'i.id', 'd.id_instancia')
    .innerJoin('tipo_resposta_recurso as t', 't.id', 'd.id_tipo_resposta_recurso')
    .select([
      'd.id_recurso',
      'd.decidido_em',
      'd.recurso',
      'd.decisao',
      'i.descricao as instancia',
      't.descricao as resultado',
    ])
    .where('d.id_manifestacao', '=', idManifestacao)
    .orderBy('d.decidido_em')
    .orderBy('d.id_recurso')
    .execute();

/** The instances whose decisions are held back, by name only: none of their text is read. */
export const listEmConferencia = async (
  db: Db,
  idManifestacao: number,
): Promise<{ readonly instancia: string }[]> => {
  const { rows } = await sql<{ instancia: string }>`
    select i.descricao as instancia from recurso r
    join resposta_recurso x on x.id_recurso = r.id
    join instancia_recurso i on i.id = r.id_instancia
    where r.id_manifestacao = ${idManifestacao} and exists (
      select from achado_pessoal a where a.id_manifestacao = r.id_manifestacao and a.decisao is null
        and ((a.parte = 'recurso' and a.id_parte = r.id) or (a.parte = 'decisao' and a.id_parte = x.id)))
    order by r.id`.execute(db);
  return rows;
};

export const findIdDoPublico = async (db: Db, protocolo: string): Promise<number | null> => {
  const row = await db
    .selectFrom('pedido_publico')
    .select('id_manifestacao')
    .where('protocolo', '=', protocolo)
    .executeTakeFirst();
  return row?.id_manifestacao ?? null;
};
