import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { orgaoDeQuemAgiu } from './autor-repository.ts';

export const findNomesDoCaso = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('manifestacao as m')
    .innerJoin('tipo_manifestacao as t', 't.id', 'm.id_tipo')
    .innerJoin('tipo_formulario as f', 'f.id', 'm.id_tipo_formulario')
    .innerJoin('situacao_manifestacao as s', 's.id', 'm.id_situacao')
    .innerJoin('canal_entrada as c', 'c.id', 'm.id_canal_entrada')
    .innerJoin('tipo_identificacao as i', 'i.id', 'm.id_tipo_identificacao')
    .leftJoin('subtipo_formulario as b', 'b.id', 'm.id_subtipo_formulario')
    .leftJoin('modo_resposta as r', 'r.id', 'm.id_modo_resposta')
    .leftJoin('assunto as a', 'a.id', 'm.id_assunto')
    .select([
      'm.id_tipo_formulario',
      't.descricao as desc_tipo',
      'f.descricao as desc_formulario',
      's.descricao as desc_situacao',
      's.descricao_acesso_informacao as desc_situacao_acesso',
      'c.descricao as canal',
      'i.descricao as desc_identificacao',
      'b.descricao as subtipo',
      'r.descricao as modo_resposta',
      'a.descricao as assunto',
    ])
    .where('m.id', '=', idManifestacao)
    .executeTakeFirstOrThrow();

export const listRespostas = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('resposta as r')
    .innerJoin('tipo_resposta as t', 't.id', 'r.id_tipo_resposta')
    .leftJoin('codigo_decisao as d', 'd.id', 'r.id_codigo_decisao')
    .leftJoin('especificacao_decisao as e', 'e.id', 'r.id_especificacao_decisao')
    .select([
      'r.id',
      'r.id_tipo_resposta',
      't.descricao as desc_tipo',
      'r.texto',
      'r.texto_cifrado',
      'd.descricao as decisao',
      'e.descricao as especificacao',
      'r.id_codigo_decisao',
      'r.responsavel',
      'r.id_responsavel',
      'r.id_ouvidoria',
      'r.registrada_em',
      'r.data_compromisso',
      'r.detalhes',
    ])
    .where('r.id_manifestacao', '=', idManifestacao)
    .orderBy('r.id')
    .execute();

export const listComplementacoes = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('complementacao')
    .selectAll()
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id')
    .execute();

/** The last request: earlier ones were answered and stand in the history. */
export const findUltimoConsentimento = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('consentimento')
    .selectAll()
    .select(
      orgaoDeQuemAgiu({
        caso: 'consentimento.id_manifestacao',
        quem: 'consentimento.id_solicitante',
        em: 'consentimento.pedido_em',
      }).as('id_ouvidoria'),
    )
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const listDesistencias = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('desistencia')
    .selectAll()
    .select(
      orgaoDeQuemAgiu({
        caso: 'desistencia.id_manifestacao',
        quem: 'desistencia.id_responsavel',
        em: 'desistencia.encerrada_em',
      }).as('id_ouvidoria'),
    )
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id')
    .execute();

export const findUltimaReabertura = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('pedido_reabertura')
    .selectAll()
    .select(
      orgaoDeQuemAgiu({
        caso: 'pedido_reabertura.id_manifestacao',
        quem: 'pedido_reabertura.id_responsavel',
        em: 'pedido_reabertura.decidida_em',
      }).as('id_ouvidoria'),
    )
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findAvaliacao = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('pesquisa_satisfacao')
    .select('respondida_em')
    .where('id_manifestacao', '=', idManifestacao)
    .executeTakeFirst();

export const listHistorico = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('manifestacao_historico')
    .select([
      'acao',
      'informacoes',
      'responsavel',
      'id_responsavel',
      'id_ouvidoria',
      'ocorrido_em',
      'momento_cifrado',
      'detalhes',
      'versao',
    ])
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id', 'desc')
    .execute();

/** Names of the city and of the functions mentioned in a denúncia. */
export const findNomesDoTeor = (db: Db, idMunicipio: number | null, idsFuncao: readonly number[]) =>
  db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('municipio as c')
        .select(sql<string>`c.nome || '/' || c.uf`.as('nome'))
        .where('c.id', '=', idMunicipio ?? 0)
        .as('municipio'),
      eb
        .selectFrom('funcao_envolvido as f')
        .select(
          sql<Record<string, string>>`coalesce(jsonb_object_agg(f.id::text, f.descricao), '{}')`.as('nomes'),
        )
        .where('f.id', 'in', idsFuncao.length > 0 ? [...idsFuncao] : [0])
        .as('funcoes'),
    ])
    .executeTakeFirstOrThrow();

/** When a case is withdrawn, its open request for complement closes. */
export const closeComplementacaoAberta = async (
  db: Db,
  idManifestacao: number,
  agora: Date,
): Promise<void> => {
  await db
    .updateTable('complementacao')
    .set({ encerrada_em: agora })
    .where('id_manifestacao', '=', idManifestacao)
    .where('encerrada_em', 'is', null)
    .execute();
};

/** Sigla of the reader's office, when it judges an appeal of another office's case. */
export const findSigla = async (db: Db, idOuvidoria: number | null): Promise<string> => {
  const row = await db
    .selectFrom('ouvidoria')
    .select('sigla')
    .where('id', '=', idOuvidoria ?? 0)
    .executeTakeFirst();
  return row?.sigla ?? '';
};
