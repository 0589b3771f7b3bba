import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The best matches are chosen among this many of the newest that have enough of the words. */
const CANDIDATOS = 200;
/** Shorter words resemble too many others. */
const MIN_LETRAS_PARECIDA = 5;

export interface SemelhanteRow {
  readonly protocolo: string;
  readonly esfera_do_protocolo: number;
  readonly sigla: string;
  readonly nome: string;
  readonly decisao: string | null;
  readonly resposta: string;
  readonly respondido_em: Date;
  readonly resumo: string;
  readonly texto: string;
}

interface Limites {
  readonly minimo: number;
  readonly limite: number;
}

const COLUNAS = sql`p.protocolo, p.esfera_do_protocolo, o.sigla, o.nome, d.descricao as decisao, p.resposta,
  p.respondido_em, p.resumo, p.texto`;
const TABELAS = sql`join pedido_publico p on p.id_manifestacao = c.id join ouvidoria o on o.id = p.id_ouvidoria
  left join codigo_decisao d on d.id = p.id_codigo_decisao`;

/** Every pair of words, or the only one, so that one common word does not match everything. */
const consultasDe = (palavras: readonly string[], minimo: number): string[][] =>
  minimo < 2
    ? palavras.map((palavra) => [palavra])
    : palavras.flatMap((a, i) => palavras.slice(i + 1).map((b) => [a, b]));

/** Public requests with at least `minimo` of the words, in any inflection, best first. */
export const listSemelhantes = async (
  db: Db,
  palavras: readonly string[],
  { minimo, limite }: Limites,
): Promise<SemelhanteRow[]> => {
  const pares = consultasDe(palavras, minimo).map((par) => par.join(' '));
  const { rows } = await sql<SemelhanteRow>`
    with palavra as materialized (
      select plainto_tsquery('portuguese', forma_de_busca(palavra)) as q from unnest(${palavras}::text[]) palavra
    ),
    par as (select plainto_tsquery('portuguese', forma_de_busca(par)) as q from unnest(${pares}::text[]) par),
    consulta as materialized (select string_agg('(' || q::text || ')', ' | ')::tsquery as q from par where numnode(q) > 0)
    select ${COLUNAS} from consulta cross join candidatos_da_busca(consulta.q, ${CANDIDATOS}) c ${TABELAS}
      cross join lateral (select count(*) as achadas, sum(ts_rank('{0, 0.1, 0.4, 1}', p.busca, w.q)) as nota
        from palavra w where p.busca @@ w.q) n
    where consulta.q is not null and n.achadas >= ${minimo}
    order by n.achadas desc, n.nota desc, p.id_manifestacao desc limit ${limite}`.execute(db);
  return rows;
};

/** The same for misspelled words, in the summaries, only when the words found nothing. */
export const listParecidos = async (
  db: Db,
  palavras: readonly string[],
  { minimo, limite }: Limites,
): Promise<SemelhanteRow[]> => {
  const longas = palavras.filter((palavra) => palavra.length >= MIN_LETRAS_PARECIDA);
  if (longas.length === 0) return [];
  const parecidas = longas.map((palavra) => sql`sem_acento(resumo) %> ${palavra}`);
  const { rows } = await sql<SemelhanteRow>`
    with c as materialized (
      select id_manifestacao as id from pedido_publico where ${sql.join(parecidas, sql` or `)} limit ${CANDIDATOS}
    )
    select ${COLUNAS} from c ${TABELAS}
      cross join lateral (select count(*) as achadas from unnest(${palavras}::text[]) palavra
        where p.busca @@ plainto_tsquery('portuguese', forma_de_busca(palavra))
          or (length(palavra) >= ${MIN_LETRAS_PARECIDA} and sem_acento(p.resumo) %> palavra)) n
    where n.achadas >= ${minimo}
    order by n.achadas desc, similarity(sem_acento(p.resumo), ${palavras.join(' ')}) desc, p.id_manifestacao desc
    limit ${limite}`.execute(db);
  return rows;
};
