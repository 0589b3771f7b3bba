import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Lugar } from '#capabilities/tabela-apoio/domain/lugar.ts';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { consultaDe, type Procurada } from '../domain/palavras.ts';

export const listAssuntos = async (db: Db) => {
  const [oferecidos, unidos] = await Promise.all([
    db
      .selectFrom('assunto')
      .select(['id as idAssunto', 'descricao as descAssunto', 'area'])
      .where('ativo', '=', true)
      .orderBy('ordem')
      .orderBy('id')
      .execute(),
    db.selectFrom('assunto').select(['id', 'id_unido_a']).where('id_unido_a', 'is not', null).execute(),
  ]);
  const antigos = Map.groupBy(unidos, ({ id_unido_a }) => id_unido_a);
  return oferecidos.map((assunto) => {
    const seus = antigos.get(assunto.idAssunto);
    return seus ? { ...assunto, antigos: seus.map(({ id }) => id) } : assunto;
  });
};

/** The subject itself or, if it was joined, the one it was joined to. */
export const findAssuntoVigente = async (db: Db, idAssunto: number): Promise<number> => {
  const row = await db
    .selectFrom('assunto')
    .select('id_unido_a')
    .where('id', '=', idAssunto)
    .executeTakeFirst();
  return row?.id_unido_a ?? idAssunto;
};

const doLugar = (db: Db, lugar: Lugar, idTipoFormulario: number) => {
  let query = db
    .selectFrom('ouvidoria')
    .innerJoin('ouvidoria_formulario', (join) =>
      join
        .onRef('ouvidoria_formulario.id_ouvidoria', '=', 'ouvidoria.id')
        .on('ouvidoria_formulario.id_tipo_formulario', '=', idTipoFormulario),
    )
    .where('ouvidoria.inativada_em', 'is', null)
    .where('ouvidoria.de_teste', '=', false)
    .where('ouvidoria.id_esfera', '=', lugar.idEsfera);
  if (lugar.uf) query = query.where('ouvidoria.uf', '=', lugar.uf);
  if (lugar.idMunicipio) query = query.where('ouvidoria.id_municipio', '=', lugar.idMunicipio);
  return query;
};

type Ouvidorias<O> = SelectQueryBuilder<DB, 'ouvidoria' | 'ouvidoria_formulario', O>;

const candidato = <O>(query: Ouvidorias<O>) =>
  query.select([
    'ouvidoria.id as idOuvidoria',
    'ouvidoria.sigla',
    'ouvidoria.nome as nomeOuvidoria',
    'ouvidoria.competencia',
  ]);

/** Must equal the expressions of the indexes ouvidoria_por_texto and ouvidoria_por_competencia. */
const NOME = sql<string>`sem_acento(ouvidoria.sigla || ' ' || ouvidoria.nome)`;
const DOCUMENTO = sql<string>`(
  to_tsvector('portuguese', ouvidoria.sigla || ' ' || ouvidoria.nome || ' ' || coalesce(ouvidoria.competencia, '')) ||
  to_tsvector('portuguese', sem_acento(
    ouvidoria.sigla || ' ' || ouvidoria.nome || ' ' || coalesce(ouvidoria.competencia, ''))))`;

/** Shorter words resemble too many others. */
const MIN_LETRAS_PARECIDA = 5;

/**
 * The offices of a place that offer the form and whose name or competence has one of the words
 * (letters and digits only), or whose name is similar to one.
 */
export const listOrgaosParecidos = (
  db: Db,
  lugar: Lugar,
  idTipoFormulario: number,
  palavras: readonly Procurada[],
  limite: number,
) => {
  const consulta = sql<string>`to_tsquery('portuguese', ${palavras.map(consultaDe).join(' | ')})`;
  const longas = palavras.map(({ forma }) => forma).filter((forma) => forma.length >= MIN_LETRAS_PARECIDA);
  const parecidas: RawBuilder<boolean>[] = longas.map((palavra) => sql<boolean>`${NOME} %> ${palavra}`);
  return candidato(doLugar(db, lugar, idTipoFormulario))
    .select(
      sql<string[]>`array(select p from unnest(${longas}::text[]) as p where ${NOME} %> p)`.as('parecidas'),
    )
    .where((eb) => eb.or([sql<boolean>`${DOCUMENTO} @@ ${consulta}`, ...parecidas]))
    .orderBy(sql`ts_rank(${DOCUMENTO}, ${consulta})`, 'desc')
    .orderBy('ouvidoria.id')
    .limit(limite)
    .execute();
};

/** At most two rows: one means the only office there, two mean a choice. */
export const listPrimeirosOrgaos = (db: Db, lugar: Lugar, idTipoFormulario: number) =>
  candidato(doLugar(db, lugar, idTipoFormulario))
    .orderBy('ouvidoria.id')
    .limit(2)
    .execute();
