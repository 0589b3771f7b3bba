import { sql } from 'kysely';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { orgaoDeQuemAgiu } from '#capabilities/manifestacao/server/index.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';

const QUANTOS = 5;
/** Even with a million cases, the latest about the subject are enough to find similar ones. */
const CANDIDATOS = 300;

/** What the office knows about a case besides the case itself, in one statement. */
export const findDoOrgao = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('manifestacao as m')
    .leftJoin('usuario as r', 'r.id', 'm.id_responsavel')
    .leftJoin('usuario as a', 'a.id', 'm.id_atendente')
    .leftJoin('subassunto as s', 's.id', 'm.id_subassunto')
    .select([
      nomeDaPessoa<string | null>('r').as('responsavel'),
      nomeDaPessoa<string | null>('a').as('atendente'),
      's.descricao as subassunto',
    ])
    .where('m.id', '=', idManifestacao)
    .executeTakeFirstOrThrow();

export const findArquivamento = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('arquivamento as a')
    .innerJoin('motivo_arquivamento as m', 'm.id', 'a.id_motivo_arquivamento')
    .select([
      'm.descricao as motivo',
      'a.justificativa',
      'a.justificativa_cifrada',
      'a.ocorrido_em',
      'a.id_responsavel',
      orgaoDeQuemAgiu({ caso: 'a.id_manifestacao', quem: 'a.id_responsavel', em: 'a.ocorrido_em' }).as(
        'id_ouvidoria',
      ),
    ])
    .where('a.id_manifestacao', '=', idManifestacao)
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const listEncaminhamentos = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('encaminhamento as e')
    .innerJoin('ouvidoria as o', 'o.id', 'e.id_ouvidoria_origem')
    .leftJoin('ouvidoria as d', 'd.id', 'e.id_ouvidoria_destino')
    .select(['o.sigla as origem', 'd.sigla as destino', 'e.orgao_externo', 'e.ocorrido_em'])
    .where('e.id_manifestacao', '=', idManifestacao)
    .orderBy('e.id', 'desc')
    .execute();

/** Other cases beside this one, never those that the reader is kept away from. */
const outros = (db: Db, quem: Leitor) =>
  db
    .selectFrom('manifestacao as m')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .innerJoin('tipo_manifestacao as t', 't.id', 'm.id_tipo')
    .innerJoin('situacao_manifestacao as s', 's.id', 'm.id_situacao')
    .leftJoin('assunto as a', 'a.id', 'm.id_assunto')
    .select([
      'm.id',
      'm.protocolo',
      'r.id_esfera as esfera_do_protocolo',
      'm.id_tipo',
      't.descricao as tipo',
      'm.id_situacao',
      's.descricao as situacao',
      'a.descricao as assunto',
      'm.registrada_em',
    ])
    .where(aoAlcance('m.id', quem));

type Leitor = ForaDoAlcance;

export type OutroCasoRow = Awaited<ReturnType<typeof listDoGrupo>>[number];

/** Only cases of this office: a principal that was forwarded leaves its duplicates behind. */
export const listDoGrupo = (
  db: Db,
  {
    id,
    idGrupo,
    idOuvidoria,
  }: { readonly id: number; readonly idGrupo: number; readonly idOuvidoria: number },
  quem: Leitor,
) =>
  outros(db, quem)
    .where('m.id_grupo', '=', idGrupo)
    .where('m.id_ouvidoria', '=', idOuvidoria)
    .where('m.id', '<>', id)
    .orderBy('m.id')
    .execute();

interface Semelhanca {
  readonly id: number;
  readonly idOuvidoria: number;
  readonly idAssunto: number;
  readonly sigilosa: boolean;
}

/** An answered case helps whoever has to answer: it may have a third of the words in common and still come first. */
const PESO_DA_RESPONDIDA = 3;

/**
 * Cases about the same subject in the same office, ranked by their words, answered ones preferred. The words of a
 * denúncia are encrypted, so those are listed by whether they were answered, and by date.
 */
export const listSemelhantes = (
  db: Db,
  { id, idOuvidoria, idAssunto, sigilosa }: Semelhanca,
  quem: Leitor,
) => {
  const candidatos = db
    .selectFrom('manifestacao as c')
    .select('c.id')
    .where('c.id_ouvidoria', '=', idOuvidoria)
    .where('c.id_assunto', '=', idAssunto)
    .where('c.id', '<>', id)
    .where('c.id_tipo', sigilosa ? 'in' : 'not in', [1, 7])
    .orderBy('c.registrada_em', 'desc')
    .limit(CANDIDATOS);
  const lista = outros(db, quem).where('m.id', 'in', candidatos);
  const porPalavras = sql`ts_rank(m.busca, (
    select coalesce(string_agg(quote_literal(l.lexeme), ' | '), '')::tsquery
    from manifestacao este, unnest(este.busca) as l where este.id = ${id}))`;
  const respondida = sql<boolean>`m.id_situacao = ${sql.lit(Situacao.concluida)}`;
  const preferida = sql`${porPalavras} * case when ${respondida} then ${sql.lit(PESO_DA_RESPONDIDA)} else 1 end`;
  return (sigilosa ? lista.orderBy(respondida, 'desc') : lista.orderBy(preferida, 'desc'))
    .orderBy('m.registrada_em', 'desc')
    .limit(QUANTOS)
    .execute();
};

/**
 * Only what the person filed openly: a denúncia or a restricted identity must not be linked to
 * anything (LGPD art. 6).
 */
export const listDaMesmaPessoa = (
  db: Db,
  { id, idOuvidoria, dono }: { id: number; idOuvidoria: number; dono: Buffer },
  quem: Leitor,
) =>
  outros(db, quem)
    .where('m.dono', '=', dono)
    .where('m.id_ouvidoria', '=', idOuvidoria)
    .where('m.id', '<>', id)
    .where('m.id_tipo', 'not in', [1, 7])
    .where('m.id_tipo_identificacao', '=', TipoIdentificacao.semRestricao)
    .orderBy('m.registrada_em', 'desc')
    .limit(QUANTOS * 2)
    .execute();
