import { type Insertable, sql } from 'kysely';
import { MANIFESTANTE } from '#capabilities/manifestacao/domain/historico.ts';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { orgaoDeQuemAgiu, veioComIdentidade } from '#capabilities/manifestacao/server/index.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { Ciencia } from '#server/db/schema.ts';

export const insertCiencia = async (tx: Db, row: Insertable<Ciencia>): Promise<number> => {
  const { id } = await tx.insertInto('ciencia').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const listCiencias = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('ciencia as c')
    .selectAll('c')
    .select(
      orgaoDeQuemAgiu({ caso: 'c.id_manifestacao', quem: 'c.id_responsavel', em: 'c.registrada_em' }).as(
        'id_ouvidoria',
      ),
    )
    .where('c.id_manifestacao', '=', idManifestacao)
    .orderBy('c.id')
    .execute();

/** What became of a mail, with the comunicação that it told. */
export const findDestinoDoAviso = (db: Db, idEmail: number) =>
  db
    .selectFrom('email_saida as e')
    .innerJoin('comunicacao as w', 'w.id', 'e.id_comunicacao')
    .select(['e.enviado_em', 'e.falhou_em', 'e.devolvido_em', 'w.id_manifestacao'])
    .select(['w.id', 'w.tipo', 'w.feita_em', 'w.pendencia', 'w.ciente_em'])
    .where('e.id', '=', idEmail)
    .executeTakeFirst();

/** Mails that told something before that moment, did not arrive, and still count as a notice: those of sealed cases wait for a night. */
export const listDevolvidosSemDizer = (db: Db, feitaAte: Date) =>
  db
    .selectFrom('email_saida as e')
    .innerJoin('comunicacao as w', 'w.id', 'e.id_comunicacao')
    .select(['e.id', 'w.id_manifestacao'])
    .where('w.pendencia', 'is', null)
    .where('w.feita_em', '<=', feitaAte)
    .where(({ or, eb }) => or([eb('e.devolvido_em', 'is not', null), eb('e.falhou_em', 'is not', null)]))
    .orderBy('e.id')
    .execute();

/**
 * The sending was the notice, and it did not arrive. Whoever acted on the case since then knows of it nevertheless, from
 * `ciente_em` on; null there: nobody knows that they do. Undefined if it had been taken back before.
 */
export const retirarCiencia = (tx: Db, idComunicacao: number) =>
  tx
    .updateTable('comunicacao as w')
    .set({
      pendencia: 'devolvida',
      ciente_em: sql<Date | null>`(select min(h.ocorrido_em) from manifestacao_historico h
        where h.id_manifestacao = w.id_manifestacao and h.responsavel = ${MANIFESTANTE}
          and h.ocorrido_em > w.feita_em)`,
    })
    .where('id', '=', idComunicacao)
    .where('pendencia', 'is', null)
    .returning('ciente_em')
    .executeTakeFirst();

export interface AAvisarRow {
  readonly id: number;
  readonly protocolo: string;
  readonly esfera_do_protocolo: number;
  readonly orgao: string;
  readonly tipo: string;
  readonly comunicacoes: readonly { readonly tipo: string; readonly pendencia: string }[];
  readonly desde: Date;
  readonly ordem: string;
  readonly selada: boolean;
  readonly pessoa: Readonly<Record<string, unknown>> | null;
  /** As the person keeps it in the own account, or as a program sent it; null where the identity is protected. */
  readonly endereco: string | null;
}

const aVista = sql<boolean>`m.id_tipo_identificacao = ${sql.lit(TipoIdentificacao.semRestricao)} and m.teor_cifrado is null`;

/** A part of the address: of the case itself before the account's, and never half of each. */
const parte = (nome: 'logradouro' | 'numero' | 'complemento' | 'bairro' | 'cep') =>
  sql`nullif(case when p.dados ? 'logradouro' then p.dados ->> ${sql.lit(nome)} else ${sql.ref(`a.${nome}`)} end, '')`;

/** As a program sent it: what is no municipality's number names none, and must not stop the whole queue. */
const municipioEscrito = sql`case when p.dados ->> 'idMunicipio' ~ '^[0-9]{1,9}$' then (p.dados ->> 'idMunicipio')::int end`;

/** Where a letter would go; null without a street. */
const enderecoPostal = sql<string | null>`case when ${parte('logradouro')} is not null then
  concat_ws(', ', ${parte('logradouro')}, ${parte('numero')}, ${parte('complemento')}, ${parte('bairro')},
    c.nome || '/' || c.uf, 'CEP ' || ${parte('cep')}) end`;

/**
 * Cases of an office whose person was not told of something, the longest wait first. Nobody of the office can reach who
 * preserved the identity, nor a denunciante whose identity did not come along: they are told when they open their case.
 */
export const listAAvisar = async (
  db: Db,
  pedido: ForaDoAlcance & {
    readonly idOuvidoria: number | null;
    readonly depois: readonly [string, number] | undefined;
    readonly limite: number;
  },
): Promise<AAvisarRow[]> => {
  const { idOuvidoria, depois, limite } = pedido;
  const { rows } = await sql<AAvisarRow>`
    with espera as (
      select w.id_manifestacao as id, min(w.feita_em) as desde,
        json_agg(json_build_object('tipo', w.tipo, 'pendencia', w.pendencia) order by w.id) as comunicacoes
      from comunicacao w where w.ciente_em is null group by w.id_manifestacao)
    select m.id, m.protocolo, g.id_esfera as esfera_do_protocolo, o.sigla as orgao, t.descricao as tipo,
      e.comunicacoes, e.desde, e.desde::text as ordem, m.teor_cifrado is not null as selada,
      case when ${aVista} then p.dados end as pessoa, case when ${aVista} then ${enderecoPostal} end as endereco
    from espera e
      join manifestacao m on m.id = e.id
      join ouvidoria o on o.id = m.id_ouvidoria
      join ouvidoria g on g.id = m.id_ouvidoria_registro
      join tipo_manifestacao t on t.id = m.id_tipo
      left join manifestante p on p.id_manifestacao = m.id
      left join usuario_perfil_cidadao a on a.id_usuario = p.id_usuario
      left join municipio c
        on c.id = case when p.dados ? 'logradouro' then ${municipioEscrito} else a.id_municipio end
    where (${idOuvidoria}::int is null or m.id_ouvidoria = ${idOuvidoria}::int)
      and ${aoAlcance('m.id', pedido)}
      and not exists (select from manifestante_preservado x where x.id_manifestacao = m.id)
      and (m.teor_cifrado is null or m.id_ouvidoria = m.id_ouvidoria_registro or coalesce(${veioComIdentidade}, false))
      and (${depois?.[0] ?? null}::timestamptz is null
        or (e.desde, m.id) > (${depois?.[0] ?? null}::timestamptz, ${depois?.[1] ?? 0}::int))
    order by e.desde, m.id limit ${limite}`.execute(db);
  return rows;
};
