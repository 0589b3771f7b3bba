import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { Esfera } from '#kernel/enumeracoes.ts';
import { escapeLike } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { Posicao } from './cursor.ts';

export interface Filtro {
  readonly busca: string | undefined;
  /** Those for training too: their own desk finds them, nobody else. */
  readonly comTeste: boolean;
  readonly uf: string | undefined;
  readonly municipio: number | undefined;
  readonly esfera: number | undefined;
  /** The form, and the spheres that have it. */
  readonly formulario: { readonly id: number; readonly esferas: readonly number[] } | undefined;
}

type Ativas<O> = SelectQueryBuilder<DB, 'ouvidoria' | 'esfera', O>;

const palavrasDe = (busca: string | undefined): string[] => busca?.split(/\s+/).filter(Boolean) ?? [];

/** Every word must occur, in any order; the expression matches that of the trigram index. */
export const contemAsPalavras = (busca: string | undefined): RawBuilder<boolean>[] =>
  palavrasDe(busca).map(
    (palavra) =>
      sql`sem_acento(ouvidoria.sigla || ' ' || ouvidoria.nome) like sem_acento(${`%${escapeLike(palavra)}%`})`,
  );

export const nomeSemAcento = sql<string>`sem_acento(ouvidoria.nome)`;

/** Rows after this one, ordered by name. */
export const depoisDe = ({ chave, id }: Posicao): RawBuilder<boolean> =>
  sql`(sem_acento(ouvidoria.nome), ouvidoria.id) > (${chave}, ${id})`;

const ativas = (db: Db) =>
  db
    .selectFrom('ouvidoria')
    .innerJoin('esfera', 'esfera.id', 'ouvidoria.id_esfera')
    .where('ouvidoria.inativada_em', 'is', null);

/** The word is in the office's sigla or name, or in the name of the city whose office it is. */
const achadaPor = (palavra: string): RawBuilder<boolean> => {
  const parte = sql`sem_acento(${`%${escapeLike(palavra)}%`})`;
  return sql`(sem_acento(ouvidoria.sigla || ' ' || ouvidoria.nome) like ${parte} or (
    ouvidoria.id_esfera = ${Esfera.municipal} and ouvidoria.id_municipio in (
      select cidade.id from municipio as cidade where sem_acento(cidade.nome) like ${parte})))`;
};

const filtrar = <O>(query: Ativas<O>, filtro: Filtro): Ativas<O> => {
  const { busca, comTeste, uf, municipio, esfera, formulario } = filtro;
  let filtered = query;
  if (!comTeste) filtered = filtered.where('ouvidoria.de_teste', '=', false);
  if (uf) filtered = filtered.where('ouvidoria.uf', '=', uf);
  if (municipio) filtered = filtered.where('ouvidoria.id_municipio', '=', municipio);
  if (esfera) filtered = filtered.where('ouvidoria.id_esfera', '=', esfera);
  if (formulario) {
    filtered = filtered
      .where('ouvidoria.id_esfera', 'in', formulario.esferas)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('ouvidoria_formulario as oferecido')
            .innerJoin('tipo_formulario as tipo', 'tipo.id', 'oferecido.id_tipo_formulario')
            .select('oferecido.id_tipo_formulario')
            .whereRef('oferecido.id_ouvidoria', '=', 'ouvidoria.id')
            .where('oferecido.id_tipo_formulario', '=', formulario.id)
            .where('tipo.ativo', '=', true),
        ),
      );
  }
  for (const palavra of palavrasDe(busca)) filtered = filtered.where(achadaPor(palavra));
  return filtered;
};

const comDetalhes = <O>(query: Ativas<O>) =>
  query
    .leftJoin('uf', 'uf.sigla', 'ouvidoria.uf')
    .leftJoin('municipio', 'municipio.id', 'ouvidoria.id_municipio')
    .select([
      'ouvidoria.id',
      'ouvidoria.id_orgao_siorg',
      'ouvidoria.nome',
      'ouvidoria.sigla',
      'ouvidoria.id_esfera',
      'esfera.descricao as nome_esfera',
      'ouvidoria.uf',
      'uf.nome as nome_uf',
      'ouvidoria.id_municipio',
      'municipio.nome as nome_municipio',
      'ouvidoria.email',
      'ouvidoria.telefone',
      'ouvidoria.endereco',
      'ouvidoria.horario',
      'ouvidoria.site',
      'ouvidoria.competencia',
      'ouvidoria.tem_sic',
      nomeSemAcento.as('chave'),
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('ouvidoria_formulario')
          .innerJoin('tipo_formulario', 'tipo_formulario.id', 'ouvidoria_formulario.id_tipo_formulario')
          .select(['tipo_formulario.id', 'tipo_formulario.descricao'])
          .whereRef('ouvidoria_formulario.id_ouvidoria', '=', 'ouvidoria.id')
          .where('tipo_formulario.ativo', '=', true)
          .orderBy('tipo_formulario.ordem'),
      ).as('formularios'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('servico_orgao as s')
          .select(['s.nome', 's.descricao', 's.link', 's.publico'])
          .whereRef('s.id_ouvidoria', '=', 'ouvidoria.id')
          .where('s.ativo', '=', true)
          .orderBy('s.ordem')
          .orderBy('s.id'),
      ).as('servicos'),
    );

export const listOrgaos = (db: Db, filtro: Filtro, depois: Posicao | undefined, limite: number) => {
  let query = comDetalhes(filtrar(ativas(db), filtro))
    .orderBy(nomeSemAcento)
    .orderBy('ouvidoria.id')
    .limit(limite);
  if (depois) query = query.where(depoisDe(depois));
  return query.execute();
};

export type OrgaoRow = Awaited<ReturnType<typeof listOrgaos>>[number];

export const countOrgaos = async (db: Db, filtro: Filtro): Promise<number> => {
  const { total } = await filtrar(ativas(db), filtro)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

export const findOrgao = (db: Db, idOuvidoria: number): Promise<OrgaoRow | undefined> =>
  comDetalhes(ativas(db)).where('ouvidoria.id', '=', idOuvidoria).executeTakeFirst();

export const existsOuvidoria = async (db: Db, idOuvidoria: number): Promise<boolean> => {
  const row = await db.selectFrom('ouvidoria').select('id').where('id', '=', idOuvidoria).executeTakeFirst();
  return row !== undefined;
};
