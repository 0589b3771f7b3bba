import { sql } from 'kysely';
import { consultaDe, type Procurada } from '#capabilities/assunto/domain/palavras.ts';
import type { Db } from '#server/db/database.ts';

const RESUMO = sql<string>`sem_acento(m.teor ->> 'resumo')`;

/** Shorter words are like too many others. */
const MIN_LETRAS_PARECIDA = 5;
/** The best by their words; the finer comparison is made among these only. */
const CANDIDATOS = 50;
const CONCLUSIVA = 2;

/**
 * Answered requests of information that passed the publication gate and hold at least `minimo` of the words, or nearly. The conditions on publication, form and situation are those of the partial indexes.
 */
export const listPedidosSemelhantes = (
  db: Db,
  palavras: readonly Procurada[],
  { minimo, limite }: { minimo: number; limite: number },
) => {
  const formas = palavras.map(({ forma }) => forma);
  const consultas = palavras.map(consultaDe);
  const consulta = sql<string>`to_tsquery('portuguese', ${consultas.join(' | ')})`;
  const parecidas = formas
    .filter((forma) => forma.length >= MIN_LETRAS_PARECIDA)
    .map((forma) => sql<boolean>`${RESUMO} %> ${forma}`);
  const achadas = sql<number>`(select count(*) from unnest(${formas}::text[], ${consultas}::text[]) as p (forma, consulta)
    where m.busca @@ to_tsquery('portuguese', p.consulta)
      or (length(p.forma) >= ${MIN_LETRAS_PARECIDA} and ${RESUMO} %> p.forma))`;
  return db
    .with('candidato', (with_) =>
      with_
        .selectFrom('manifestacao as m')
        .select([
          'm.id',
          achadas.as('achadas'),
          sql<number>`ts_rank(m.busca, ${consulta}) + similarity(${RESUMO}, ${formas.join(' ')})`.as('nota'),
        ])
        .where('m.publicada_em', 'is not', null)
        .where('m.id_tipo_formulario', '=', sql<number>`3`)
        .where('m.id_situacao', '=', sql<number>`6`)
        .where((eb) => eb.or([sql<boolean>`m.busca @@ ${consulta}`, ...parecidas]))
        .orderBy('nota', 'desc')
        .limit(CANDIDATOS),
    )
    .selectFrom('candidato')
    .innerJoin('manifestacao as m', 'm.id', 'candidato.id')
    .innerJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('resposta')
          .select(['resposta.texto', 'resposta.registrada_em', 'resposta.id_codigo_decisao'])
          .whereRef('resposta.id_manifestacao', '=', 'm.id')
          .where('resposta.id_tipo_resposta', '=', CONCLUSIVA)
          .where('resposta.texto', 'is not', null)
          .orderBy('resposta.id', 'desc')
          .limit(1)
          .as('resposta'),
      (join) => join.onTrue(),
    )
    .leftJoin('codigo_decisao as d', 'd.id', 'resposta.id_codigo_decisao')
    .select([
      'm.protocolo',
      'r.id_esfera as esfera_do_protocolo',
      'o.sigla',
      'o.nome',
      'd.descricao as decisao',
      'resposta.texto as resposta',
      'resposta.registrada_em as respondido_em',
      sql<string>`m.teor ->> 'resumo'`.as('resumo'),
    ])
    .where('candidato.achadas', '>=', minimo)
    .orderBy('candidato.achadas', 'desc')
    .orderBy('candidato.nota', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limite)
    .execute();
};
