import { type SelectQueryBuilder, sql } from 'kysely';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { abertas } from '#kernel/situacao.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { Posicao } from '../cursor.ts';
import { contemAsPalavras, depoisDe, nomeSemAcento } from '../orgao-repository.ts';

/** Out of the figures: what who reads them is not to count. */
export interface FiltroDosGerenciados extends ForaDoAlcance {
  /** Undefined means every office. */
  readonly idOuvidoria: number | undefined;
  readonly busca: string | undefined;
  readonly esfera: number | undefined;
  readonly uf: string | undefined;
  readonly ativo: boolean | undefined;
  readonly temSic: boolean | undefined;
}

type Orgaos<O> = SelectQueryBuilder<DB, 'ouvidoria', O>;

const filtrar = <O>(query: Orgaos<O>, filtro: FiltroDosGerenciados): Orgaos<O> => {
  const { idOuvidoria, busca, esfera, uf, ativo, temSic } = filtro;
  let filtered = query;
  if (idOuvidoria !== undefined) filtered = filtered.where('ouvidoria.id', '=', idOuvidoria);
  if (esfera !== undefined) filtered = filtered.where('ouvidoria.id_esfera', '=', esfera);
  if (uf !== undefined) filtered = filtered.where('ouvidoria.uf', '=', uf);
  if (temSic !== undefined) filtered = filtered.where('ouvidoria.tem_sic', '=', temSic);
  if (ativo !== undefined) filtered = filtered.where('ouvidoria.inativada_em', ativo ? 'is' : 'is not', null);
  for (const contem of contemAsPalavras(busca)) filtered = filtered.where(contem);
  return filtered;
};

const quantosFormularios = sql<number>`(
  select count(*) from ouvidoria_formulario f join tipo_formulario t on t.id = f.id_tipo_formulario and t.ativo
  where f.id_ouvidoria = ouvidoria.id)`;
const quantasAbertas = (quem: FiltroDosGerenciados) => sql<number>`(
  select count(*) from manifestacao m
  where m.id_ouvidoria = ouvidoria.id and m.id_situacao = any(${[...abertas]}::int[])
    and ${aoAlcance('m.id', quem)})`;

export const selectGerenciados = (
  db: Db,
  filtro: FiltroDosGerenciados,
  depois: Posicao | undefined,
  limite: number,
) => {
  let query = filtrar(db.selectFrom('ouvidoria'), filtro)
    .innerJoin('esfera', 'esfera.id', 'ouvidoria.id_esfera')
    .leftJoin('municipio', 'municipio.id', 'ouvidoria.id_municipio')
    .select([
      'ouvidoria.id',
      'ouvidoria.sigla',
      'ouvidoria.nome',
      'esfera.descricao as nome_esfera',
      'ouvidoria.uf',
      'municipio.nome as nome_municipio',
      'ouvidoria.prefixo_protocolo',
      'ouvidoria.tem_sic',
      'ouvidoria.inativada_em',
      'ouvidoria.versao',
      nomeSemAcento.as('chave'),
      quantosFormularios.as('formularios'),
      quantasAbertas(filtro).as('abertas'),
    ])
    .orderBy(nomeSemAcento)
    .orderBy('ouvidoria.id')
    .limit(limite);
  if (depois) query = query.where(depoisDe(depois));
  return query.execute();
};

export type GerenciadoRow = Awaited<ReturnType<typeof selectGerenciados>>[number];

export const countGerenciados = async (db: Db, filtro: FiltroDosGerenciados): Promise<number> => {
  const { total } = await filtrar(db.selectFrom('ouvidoria'), filtro)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};
