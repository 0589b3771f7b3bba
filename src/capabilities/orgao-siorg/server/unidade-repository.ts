import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';

/** The columns of a unit, under the domain's names. */
const COLUNAS = [
  'u.id as codigo',
  'u.id_pai as idPai',
  'u.nome',
  'u.sigla',
  'u.codigo_tipo_unidade as codigoTipoUnidade',
  'u.codigo_orgao_entidade as codigoOrgaoEntidade',
  'u.codigo_esfera as codigoEsfera',
  'u.codigo_poder as codigoPoder',
  'u.telefone',
  'u.email',
  'u.site',
  'u.endereco',
  'u.competencia',
  'u.ativo',
  'u.manual',
  'u.versao',
] as const;

export const listUnidades = (db: Db) => db.selectFrom('orgao_siorg as u').select(COLUNAS).execute();

export const findUnidade = (db: Db, codigo: number) =>
  db.selectFrom('orgao_siorg as u').select(COLUNAS).where('u.id', '=', codigo).executeTakeFirst();

/** From the top down to the unit's superior. */
export const listCaminho = async (db: Db, codigo: number) => {
  const { rows } = await sql<{ codigo: number; nome: string; sigla: string | null; ativo: boolean }>`
    with recursive acima as (
      select u.id_pai, 0 as nivel from orgao_siorg u where u.id = ${codigo}
      union all
      select u.id_pai, a.nivel + 1 from acima a join orgao_siorg u on u.id = a.id_pai
    )
    select u.id as codigo, u.nome, u.sigla, u.ativo from acima a join orgao_siorg u on u.id = a.id_pai
    order by a.nivel desc`.execute(db);
  return rows;
};

/** The names above each unit, from the top down, in one statement for a whole page. */
export const listCaminhos = async (db: Db, codigos: readonly number[]): Promise<Map<number, string[]>> => {
  const { rows } = await sql<{ codigo: number; nomes: string[] }>`
    with recursive acima as (
      select u.id as codigo, u.id_pai, 0 as nivel from orgao_siorg u where u.id = any(${codigos})
      union all
      select a.codigo, u.id_pai, a.nivel + 1 from acima a join orgao_siorg u on u.id = a.id_pai
    )
    select a.codigo, array_agg(coalesce(u.sigla, u.nome) order by a.nivel desc) as nomes
    from acima a join orgao_siorg u on u.id = a.id_pai group by a.codigo`.execute(db);
  return new Map(rows.map(({ codigo, nomes }) => [codigo, nomes]));
};

export const isAbaixoDe = async (db: Db, codigo: number, topo: number): Promise<boolean> => {
  const caminho = await listCaminho(db, codigo);
  return codigo === topo || caminho.some((acima) => acima.codigo === topo);
};

export interface Posicao {
  readonly chave: string;
  readonly codigo: number;
}

const CHAVE = sql<string>`sem_acento(u.nome)`;
const depoisDe = ({ chave, codigo }: Posicao): RawBuilder<boolean> =>
  sql`(sem_acento(u.nome), u.id) > (${chave}, ${codigo})`;

export const selectFilhas = (db: Db, idPai: number | null, depois: Posicao | undefined, limite: number) => {
  let query = db
    .selectFrom('orgao_siorg as u')
    .select(['u.id as codigo', 'u.nome', 'u.sigla', 'u.ativo', CHAVE.as('chave')])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('orgao_siorg as f').select('f.id').where(sql<boolean>`coalesce(f.id_pai, 0) = u.id`),
      ).as('temFilhas'),
    )
    .where(sql<boolean>`coalesce(u.id_pai, 0) = ${idPai ?? 0}`)
    .orderBy(CHAVE)
    .orderBy('u.id')
    .limit(limite);
  if (depois) query = query.where(depoisDe(depois));
  return query.execute();
};

export interface FiltroDeUnidades {
  readonly busca: string | undefined;
  readonly situacao: 'ativas' | 'inativas' | undefined;
}

/** Digits match the beginning of a code; words must all occur, in any order. */
const condicaoDa = (palavra: string): RawBuilder<boolean> => {
  const texto = sql<boolean>`sem_acento(coalesce(u.sigla, '') || ' ' || u.nome) like sem_acento(${`%${escapeLike(palavra)}%`})`;
  return /^\d+$/.test(palavra) ? sql`(u.id::text like ${`${palavra}%`} or ${texto})` : texto;
};

export const searchUnidades = (
  db: Db,
  { busca, situacao }: FiltroDeUnidades,
  depois: Posicao | undefined,
  limite: number,
) => {
  let query = db
    .selectFrom('orgao_siorg as u')
    .select(['u.id as codigo', 'u.nome', 'u.sigla', 'u.ativo', CHAVE.as('chave')])
    .orderBy(CHAVE)
    .orderBy('u.id')
    .limit(limite);
  for (const palavra of busca?.split(/\s+/).filter(Boolean) ?? []) query = query.where(condicaoDa(palavra));
  if (situacao) query = query.where('u.ativo', '=', situacao === 'ativas');
  if (depois) query = query.where(depoisDe(depois));
  return query.execute();
};

export const listOuvidorias = (db: Db, codigos: readonly number[]) =>
  db
    .selectFrom('ouvidoria')
    .select(['id', 'id_orgao_siorg as codigo', 'nome', 'sigla', 'inativada_em'])
    .where('id_orgao_siorg', 'in', codigos.length > 0 ? codigos : [0])
    .orderBy('id')
    .execute();
