import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { FonteDaAjuda } from '../domain/passagem.ts';

export interface TermoProcurado {
  readonly palavras: readonly string[];
  readonly sinonimos: readonly string[];
  readonly peso: number;
}

export interface PassagemRow {
  readonly fonte: FonteDaAjuda;
  readonly titulo: string;
  readonly texto: string;
  readonly endereco: string;
  readonly relevancia: number;
}

/** Nearer words are taken for what was meant; short ones are near to too many. */
const PARECIDA = 0.42;
const PARECIDA_CURTA = 0.5;
const CURTA = 4;
/** A word may be in the names of thousands of offices; more than these are no answer. */
const MAX_ORGAOS = 100;

/**
 * For each word that no text of the help has, up to three that it nearly is. Compared by their stems, as the index has them,
 * and with those of the first offices only: there may be thousands.
 */
export const listParecidas = async (
  db: Db,
  palavras: readonly string[],
): Promise<{ readonly palavra: string; readonly parecidas: readonly string[] }[]> => {
  const { rows } = await sql<{ palavra: string; parecidas: string[] }>`
    with pedida as materialized (
      select p.palavra, plainto_tsquery('portuguese', forma_de_busca(p.palavra)) as consulta
      from unnest(${palavras}::text[]) p (palavra)
    ),
    perdida as materialized (
      select p.palavra, trim(both '''' from p.consulta::text) as radical from pedida p
      where numnode(p.consulta) = 1
        and not exists (select from pergunta_frequente f where f.ativa and f.busca @@ p.consulta)
        and not exists (select from ajuda_texto a where a.busca @@ p.consulta)
        and not exists (select from ouvidoria o where o.inativada_em is null and o.busca_de_ajuda @@ p.consulta)
    ),
    -- Nobody misspells everything: what begins alike, or goes on alike, is near enough to be measured.
    par as materialized (
      select p.palavra, v.word as radical, similarity(v.word, p.radical) as nota,
        length(v.word) > ${CURTA} + 1 and starts_with(p.radical, v.word) or starts_with(v.word, p.radical) as comeco,
        case when length(p.radical) <= ${CURTA} then ${PARECIDA_CURTA}::real else ${PARECIDA}::real end as minimo
      from perdida p, ts_stat('select busca from pergunta_frequente where ativa
        union all select busca from ajuda_texto
        union all (select busca_de_ajuda from ouvidoria where inativada_em is null order by id_esfera, id limit 500)') v
      where length(p.radical) > 3 and length(v.word) > 2
        and (left(v.word, 2) = left(p.radical, 2) or substr(v.word, 2, 3) = substr(p.radical, 2, 3)
          or substr(v.word, 3, 3) = substr(p.radical, 3, 3) or substr(v.word, 2, 3) = left(p.radical, 3))
    )
    select p.palavra, array(
      select c.radical from par c where c.palavra = p.palavra and (c.nota >= c.minimo or c.comeco)
      order by c.nota desc, c.radical limit 3) as parecidas
    from perdida p`.execute(db);
  return rows;
};

/**
 * One statement: what has any of the terms, and for each how much of the question it covers. A rare term counts more than
 * one that is everywhere; a heading more than other words for it, these more than the text; the word itself more than
 * another that means the same. A heading that says little besides what was asked comes first.
 */
export const searchPassagens = async (
  db: Db,
  {
    texto,
    termos,
    chaves,
    minimo,
    minimoDoOrgao,
    limite,
  }: {
    readonly texto: string;
    readonly termos: readonly TermoProcurado[];
    readonly chaves: readonly string[];
    readonly minimo: number;
    /** Names of offices are made of everyday words. */
    readonly minimoDoOrgao: number;
    readonly limite: number;
  },
): Promise<PassagemRow[]> => {
  const { rows } = await sql<PassagemRow>`
    with pedido as materialized (
      select t.n, (t.termo ->> 'peso')::numeric as peso,
        (select string_agg('(' || q::text || ')', ' | ')::tsquery from (
          select plainto_tsquery('portuguese', forma_de_busca(f)) as q from jsonb_array_elements_text(t.termo -> 'palavras') f) x
          where numnode(q) > 0) as exata,
        (select string_agg('(' || q::text || ')', ' | ')::tsquery from (
          select plainto_tsquery('portuguese', forma_de_busca(f)) as q from jsonb_array_elements_text(t.termo -> 'sinonimos') f) x
          where numnode(q) > 0) as parecida
      from jsonb_array_elements(${JSON.stringify(termos)}::jsonb) with ordinality t (termo, n)
    ),
    termo as materialized (
      select n, peso, coalesce(exata, parecida) as exata, coalesce(parecida, exata) as parecida,
        coalesce(exata, parecida) || coalesce(parecida, exata) as qualquer
      from pedido where exata is not null or parecida is not null
    ),
    todas as materialized (select string_agg('(' || qualquer::text || ')', ' | ')::tsquery as q from termo),
    achado as materialized (
      select 'pergunta' as fonte, p.pergunta as titulo, p.resposta as texto, '/perguntas-frequentes/' || p.slug as endereco, p.busca,
          case when p.tema = 'equipe' then 0.9 else 1 end as prior
        from pergunta_frequente p, todas where p.ativa and p.busca @@ todas.q
      union all
      select a.fonte, a.titulo, a.texto, a.endereco, a.busca, 0.97
        from ajuda_texto a, todas where a.busca @@ todas.q and a.fonte || ':' || a.chave = any(${chaves}::text[])
      union all
      select * from (
        select 'orgao', o.sigla || ' – ' || o.nome, coalesce(o.competencia, ''), '/orgao?busca=' || o.sigla, o.busca_de_ajuda, 0.95
        from ouvidoria o, todas where o.inativada_em is null and o.busca_de_ajuda @@ todas.q
        order by ts_rank(o.busca_de_ajuda, todas.q) desc, o.id limit ${MAX_ORGAOS}) orgao
      union all
      select 'servico', s.nome || ' (' || o.sigla || ')', s.descricao, '/orgao?busca=' || o.sigla, s.busca_de_ajuda, 0.95
        from servico_orgao s join ouvidoria o on o.id = s.id_ouvidoria, todas
        where s.ativo and o.inativada_em is null and s.busca_de_ajuda @@ todas.q
    ),
    parte as materialized (
      select fonte, titulo, texto, endereco, busca, prior, ts_filter(busca, '{a}') as a, ts_filter(busca, '{a,b}') as ab,
        row_number() over () as id
      from achado
    ),
    par as materialized (
      select p.id, t.n, p.a @@ t.exata as no_titulo,
        case when p.a @@ t.exata then 1.0 when p.ab @@ t.exata then 0.9 when p.a @@ t.parecida then 0.75
          when p.ab @@ t.parecida then 0.7 when p.busca @@ t.exata then 0.55 when p.busca @@ t.parecida then 0.3 else 0 end as peso
      from parte p cross join termo t
    ),
    tamanho as (select (select count(*) from pergunta_frequente) + ${chaves.length}::int + 20 as n),
    raridade as materialized (
      select n, t.peso * ln(1 + (select n from tamanho) / (1 + sum(p.peso))) * case when sum(p.peso) = 0 then 0.5 else 1 end as peso
      from par p join termo t using (n) group by n, t.peso
    ),
    nota as (
      select id, sum(par.peso * r.peso) / (select sum(peso) from raridade) as cobertura, count(*) filter (where no_titulo) as no_titulo
      from par join raridade r using (n) group by id
    )
    select fonte, titulo, texto, endereco, relevancia from (
      select p.fonte, p.titulo, p.texto, p.endereco,
        round((p.prior * n.cobertura * (0.75 + 0.15 * least(1, n.no_titulo::numeric / greatest(length(p.a), 1))
          + 0.1 * similarity(sem_acento(${texto}), sem_acento(p.titulo))))::numeric, 4)::float8 as relevancia
      from nota n join parte p using (id)
    ) r where relevancia >= case when fonte = 'orgao' then ${minimoDoOrgao}::float8 else ${minimo}::float8 end order by relevancia desc, fonte, endereco limit ${limite}`.execute(
    db,
  );
  return rows;
};
