import { type Insertable, sql, type Updateable } from 'kysely';
import { abertas, comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import { chegouAntesDoPasso } from '#server/db/chegou-antes-do-passo.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import type { Tramitacao } from '#server/db/schema.ts';

export const insertPasso = async (db: Db, row: Insertable<Tramitacao>): Promise<number> => {
  const { id } = await db.insertInto('tramitacao').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updatePasso = async (db: Db, id: number, mudancas: Updateable<Tramitacao>): Promise<void> => {
  await db.updateTable('tramitacao').set(mudancas).where('id', '=', id).execute();
};

/** The open steps of the case itself (`idRecurso` null), or of one of its appeals. */
export const listPassosAbertos = (db: Db, idManifestacao: number, idRecurso: number | null) =>
  db
    .selectFrom('tramitacao')
    .select(['id', 'id_unidade', 'id_destinatario', 'prazo'])
    .where('id_manifestacao', '=', idManifestacao)
    .where('id_recurso', idRecurso === null ? 'is' : '=', idRecurso)
    .where('encerrada_em', 'is', null)
    .orderBy('prazo')
    .orderBy('id')
    .execute();

/** The steps this office opened, newest first. What areas told another office is not its. */
export const listPassos = (db: Db, idManifestacao: number, idOuvidoria: number, idRecurso: number | null) =>
  db
    .selectFrom('tramitacao as t')
    .leftJoin('unidade as u', 'u.id', 't.id_unidade')
    .leftJoin('usuario as p', 'p.id', 't.id_destinatario')
    .selectAll('t')
    .select(['u.sigla', 'u.nome as nome_unidade', nomeDaPessoa<string | null>('p').as('nome_pessoa')])
    .where('t.id_manifestacao', '=', idManifestacao)
    .where('t.id_ouvidoria', '=', idOuvidoria)
    .where('t.id_recurso', idRecurso === null ? 'is' : '=', idRecurso)
    .orderBy('t.id', 'desc')
    .execute();

/** Who of the staff did something with a step at that moment, by the history of the case. */
export const findQuemAgiuEm = (db: Db, idManifestacao: number, idTramitacao: number, em: Date) =>
  db
    .selectFrom('manifestacao_historico')
    .select(['id_responsavel', 'id_ouvidoria'])
    .where('id_manifestacao', '=', idManifestacao)
    .where('ocorrido_em', '=', em)
    .where(sql<boolean>`detalhes ->> 'idTramitacao' = ${String(idTramitacao)}`)
    .where('id_responsavel', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Old steps did not record the office that asked: it is the one that has the case. */
const QUEM_PEDIU = sql<number>`coalesce(t.id_ouvidoria, m.id_ouvidoria)`;

/**
 * A step waits while the asking office still has the open case, or while the appeal is still to be
 * judged there.
 */
const AINDA_ESPERA = sql<boolean>`case when t.id_recurso is null
  then m.id_ouvidoria = ${QUEM_PEDIU} and m.id_situacao in (${sql.raw(abertas.join(', '))})
  else exists (select from recurso x where x.id = t.id_recurso and x.id_situacao = 1 and x.subiu_em is null) end`;

/** Filters by office: nobody is asked by an office they do not work in. */
const passosDaPessoa = (db: Db, { idUsuario, idOuvidoria, ...quem }: QuemFoiChamado) =>
  db
    .selectFrom('tramitacao as t')
    .innerJoin('manifestacao as m', 'm.id', 't.id_manifestacao')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .innerJoin('tipo_manifestacao as n', 'n.id', 'm.id_tipo')
    .leftJoin('assunto as a', 'a.id', 'm.id_assunto')
    .innerJoin('ouvidoria as o', (join) => join.on('o.id', '=', QUEM_PEDIU))
    .leftJoin('unidade as u', 'u.id', 't.id_unidade')
    .selectAll('t')
    .select([
      'o.id as id_ouvidoria_que_pediu',
      'o.email as email_ouvidoria',
      'o.sigla as sigla_ouvidoria',
      'm.protocolo',
      'm.id_tipo',
      'm.prazo as prazo_do_caso',
      'm.prazo_corre',
      'r.id_esfera as esfera_do_protocolo',
      'n.descricao as desc_tipo',
      'a.descricao as assunto',
      'u.sigla',
      'u.nome as nome_unidade',
    ])
    .where('t.encerrada_em', 'is', null)
    .where('o.id', '=', idOuvidoria)
    .where(AINDA_ESPERA)
    .where(aoAlcance('m.id', quem))
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('t.id_destinatario', '=', idUsuario),
        exists(
          selectFrom('unidade_pessoa as q')
            .select('q.id_unidade')
            .whereRef('q.id_unidade', '=', 't.id_unidade')
            .where('q.id_usuario', '=', idUsuario)
            .where(chegouAntesDoPasso('t', 'q')),
        ),
      ]),
    );

export interface QuemFoiChamado extends ForaDoAlcance {
  readonly idUsuario: number;
  readonly idOuvidoria: number;
}

export const listPassosDaPessoa = (db: Db, quem: QuemFoiChamado) =>
  passosDaPessoa(db, quem).orderBy('t.prazo').orderBy('t.id').execute();

export const findPassoDaPessoa = (db: Db, quem: QuemFoiChamado, idTramitacao: number) =>
  passosDaPessoa(db, quem).where('t.id', '=', idTramitacao).executeTakeFirst();

export type PassoDaPessoa = NonNullable<Awaited<ReturnType<typeof findPassoDaPessoa>>>;

/** Steps addressed to the person by name, in any office; those of a unit belong to the unit. */
export const listPassosDoDestinatario = (db: Db, idUsuario: number) =>
  db
    .selectFrom('tramitacao as t')
    .innerJoin('manifestacao as m', 'm.id', 't.id_manifestacao')
    .select(['t.id', 't.id_manifestacao', QUEM_PEDIU.as('id_ouvidoria')])
    .where('t.id_destinatario', '=', idUsuario)
    .where('t.encerrada_em', 'is', null)
    .where(AINDA_ESPERA)
    .orderBy('t.id')
    .execute();

export const findPassoAberto = (db: Db, idTramitacao: number) =>
  db
    .selectFrom('tramitacao')
    .selectAll()
    .where('id', '=', idTramitacao)
    .where('encerrada_em', 'is', null)
    .executeTakeFirst();

/** What an area must know about the appeal it was asked about. */
export const findRecursoDoPasso = (db: Db, idRecurso: number) =>
  db
    .selectFrom('recurso as r')
    .innerJoin('instancia_recurso as i', 'i.id', 'r.id_instancia')
    .select(['r.id', 'r.texto', 'r.texto_cifrado', 'i.descricao as instancia'])
    .where('r.id', '=', idRecurso)
    .executeTakeFirstOrThrow();

/** Open steps due between these two days. */
export const listPassosQueVencemAte = (db: Db, { de, ate }: { readonly de: string; readonly ate: string }) =>
  db
    .selectFrom('tramitacao as t')
    .innerJoin('manifestacao as m', 'm.id', 't.id_manifestacao')
    .leftJoin('unidade as u', 'u.id', 't.id_unidade')
    .select(['t.id', 't.id_manifestacao', QUEM_PEDIU.as('id_ouvidoria'), 'u.email'])
    .where('t.encerrada_em', 'is', null)
    .where('t.prazo', '>=', de)
    .where('t.prazo', '<=', ate)
    .where(
      sql<boolean>`(${AINDA_ESPERA} and (t.id_recurso is not null or m.id_situacao in (${sql.raw(comOrgao.join(', '))})))`,
    )
    .orderBy('t.id')
    .execute();

export const findUnidadeDoPasso = (db: Db, idUnidade: number) =>
  db.selectFrom('unidade').select(['id', 'email']).where('id', '=', idUnidade).executeTakeFirstOrThrow();
