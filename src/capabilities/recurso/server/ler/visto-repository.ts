import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';

/** The look-up names that an appeal is shown with. */
export const listNomes = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('recurso as r')
    .innerJoin('instancia_recurso as i', 'i.id', 'r.id_instancia')
    .innerJoin('situacao_recurso as s', 's.id', 'r.id_situacao')
    .leftJoin('tipo_recurso as t', 't.id', 'r.id_tipo_recurso')
    .leftJoin('usuario as u', 'u.id', 'r.id_responsavel')
    .select([
      'r.id',
      'i.descricao as instancia',
      's.descricao as situacao',
      't.descricao as tipo',
      nomeDaPessoa<string | null>('u').as('responsavel'),
    ])
    .where('r.id', 'in', [...ids])
    .execute();

export const listRespostasDosRecursos = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('resposta_recurso as a')
    .innerJoin('recurso as r', 'r.id', 'a.id_recurso')
    .leftJoin('justificativa_nao_conhecimento as j', 'j.id', 'r.id_justificativa_nao_conhecimento')
    .innerJoin('tipo_resposta_recurso as t', 't.id', 'a.id_tipo_resposta_recurso')
    .leftJoin('especificacao_resposta_recurso as e', 'e.id', 'a.id_especificacao')
    .leftJoin('detalhamento_especificacao_resposta_recurso as d', 'd.id', 'a.id_detalhamento')
    .leftJoin('instancia_recurso as i', 'i.id', 'a.id_instancia_seguinte')
    .selectAll('a')
    .select([
      't.descricao as tipo',
      'e.descricao as especificacao',
      'd.descricao as detalhamento',
      'j.descricao as motivo',
      'i.descricao as instancia_seguinte',
    ])
    .where('a.id_recurso', 'in', [...ids])
    .execute();
export type RespostaRow = Awaited<ReturnType<typeof listRespostasDosRecursos>>[number];

export const listEsclarecimentos = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('esclarecimento')
    .selectAll()
    .where('id_recurso', 'in', [...ids])
    .orderBy('id')
    .execute();

/** The reader's own ratings; null for the person who appealed. */
export const listQualificacoes = (db: Db, ids: readonly number[], idUsuario: number | null) =>
  db
    .selectFrom('qualificacao_recurso')
    .selectAll()
    .where('id_recurso', 'in', [...ids])
    .where(sql<boolean>`id_usuario is not distinct from ${idUsuario}::int`)
    .execute();

export const findInstancias = (db: Db) =>
  db.selectFrom('instancia_recurso').select(['id', 'descricao']).execute();

export const findOrgaos = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('ouvidoria')
    .select(['id', 'sigla', 'nome', 'email'])
    .where('id', 'in', [...ids])
    .execute();
