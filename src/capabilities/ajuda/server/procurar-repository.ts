import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { FonteDaAjuda } from '../domain/passagem.ts';

export interface TermoProcurado {
  readonly palavras: readonly string[];
  /** Stems of the index that look nearly like this word. */
  readonly radicais: readonly string[];
  readonly sinonimos: readonly string[];
  readonly peso: number;
}

export interface PassagemRow {
  readonly fonte: FonteDaAjuda;
  readonly titulo: string;
  readonly texto: string;
  readonly endereco: string;
  readonly relevancia: number;
  readonly da_equipe: boolean;
}

/** Words this similar are taken for what was meant; short words resemble too many others. */
const PARECIDA = 0.5;
const CURTA = 5;
/** Weights of a match: the best single way of asking, similar spelling, and the whole text. */
const PESO_DA_FRASE = 0.5;
const PESO_DA_ESCRITA = 0.2;
const PESO_DO_TEXTO = 0.3;
/**
 * How much the same three count for which text comes first. There many similar ways of asking weigh more than the most similar one:
 * one may resemble the question by chance. Fitted by leaving out, one at a time, the ways of asking that the texts themselves have.
 */
const ORDEM = { frase: 0.2, escrita: 0.6, texto: 0.4, semFrases: 1.2 } as const;
/** A word in no text says little about which text is meant, but much about whether any is. */
const PESO_DA_DESCONHECIDA = 0.3;
/** A word may occur in the names of thousands of offices; no more than these are compared. */
const MAX_ORGAOS = 100;
/** A long story has many words; the rarest say what it is about. */
const MAX_INFORMATIVAS = 7;
const MAX_CANDIDATAS = 45;

/**
 * Each word that no help text has, with up to three similar ones; short words have none. Stems are compared, as in the
 * index; of offices only the first are read, since there may be thousands.
 */
export const listParecidas = async (
  db: Db,
  palavras: readonly string[],
): Promise<{ readonly palavra: string; readonly parecidas: readonly string[] }[]> => {
  const { rows } = await sql<{ palavra: string; parecidas: string[] }>`
    with pedida as materialized (
      select p.palavra, trim(radicais_de_ajuda(p.palavra)) as radical from unnest(${palavras}::text[]) p (palavra)
    ),
    perdida as materialized (
      select p.palavra, p.radical from pedida p
      where p.radical ~ '^[a-z]+$'
        and not exists (select from pergunta_frequente f where f.ativa and f.busca @@ p.radical::tsquery)
        and not exists (select from ajuda_texto a where a.busca @@ p.radical::tsquery)
        and not exists (select from ouvidoria o where o.inativada_em is null and o.busca_de_ajuda @@ p.radical::tsquery)
    ),
    -- Nobody misspells everything: what begins alike, or goes on alike, is near enough to be measured.
    par as materialized (
      select p.palavra, v.word as radical, similarity(v.word, p.radical) as nota
      from perdida p, ts_stat('select busca from pergunta_frequente where ativa
        union all select busca from ajuda_texto
        union all (select busca_de_ajuda from ouvidoria where inativada_em is null order by id_esfera, id limit 500)') v
      where length(v.word) >= ${CURTA} and length(p.radical) >= ${CURTA} and abs(length(v.word) - length(p.radical)) <= 3
        and (left(v.word, 2) = left(p.radical, 2) or substr(v.word, 2, 3) = substr(p.radical, 2, 3)
          or substr(v.word, 3, 3) = substr(p.radical, 3, 3) or substr(v.word, 2, 3) = left(p.radical, 3))
    )
    select p.palavra, array(
      select c.radical from par c where c.palavra = p.palavra and c.nota >= ${PARECIDA}::real
      order by c.nota desc, c.radical limit 3) as parecidas
    from perdida p`.execute(db);
  return rows;
};

/**
 * One statement: every text that has any of the terms, with how much of the question it covers, as
 * a whole and by its best single way of asking. Rare terms count more than common ones; headings
 * more than synonyms, synonyms more than the text; the word itself more than another with the same
 * meaning.
 */
export const searchPassagens = async (
  db: Db,
  {
    texto,
    termos,
    chaves,
    chavesDaEquipe,
    pesoDaEquipe,
    minimo,
    minimoDeUma,
    minimoDoOrgao,
    certas,
    limite,
  }: {
    readonly texto: string;
    readonly termos: readonly TermoProcurado[];
    readonly chaves: readonly string[];
    /** Those of them written for people who work at an office. */
    readonly chavesDaEquipe: readonly string[];
    readonly pesoDaEquipe: number;
    readonly minimo: number;
    /** The minimum where only one word of the question is found. */
    readonly minimoDeUma: number;
    /** Higher, because names of offices are made of everyday words. */
    readonly minimoDoOrgao: number;
    /** Texts ('pergunta:Título') that are found however little of the question they cover. */
    readonly certas: readonly string[];
    readonly limite: number;
  },
): Promise<PassagemRow[]> => {
  const { rows } = await sql<PassagemRow>`
    with pedido as materialized (
      select t.n, (t.termo ->> 'peso')::numeric as peso,
        (select string_agg('(' || q::text || ')', ' | ')::tsquery from (
          select plainto_tsquery('simple', radicais_de_ajuda(f)) as q from jsonb_array_elements_text(t.termo -> 'palavras') f
          union all select plainto_tsquery('simple', f) from jsonb_array_elements_text(t.termo -> 'radicais') f) x
          where numnode(q) > 0) as exata,
        (select string_agg('(' || q::text || ')', ' | ')::tsquery from (
          select plainto_tsquery('simple', radicais_de_ajuda(f)) as q from jsonb_array_elements_text(t.termo -> 'sinonimos') f) x
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
          p.frases, array[p.pergunta] || p.sinonimos as formas, p.tema = 'equipe' as da_equipe, 1.0 as prior
        from pergunta_frequente p, todas
        where p.ativa and (p.busca @@ todas.q or 'pergunta:' || p.pergunta = any(${certas}::text[]))
      union all
      select a.fonte, a.titulo, a.texto, a.endereco, a.busca, a.frases, array[a.titulo] || a.sinonimos,
          a.fonte || ':' || a.chave = any(${chavesDaEquipe}::text[]), 0.97
        from ajuda_texto a, todas
        where (a.busca @@ todas.q or a.fonte || ':' || a.titulo = any(${certas}::text[]))
          and a.fonte || ':' || a.chave = any(${chaves}::text[])
      union all
      select * from (
        select 'orgao', o.sigla || ' – ' || o.nome, coalesce(o.competencia, ''), '/orgao?busca=' || o.sigla, o.busca_de_ajuda,
          '{}'::tsvector[], '{}'::text[], false, 0.95
        from ouvidoria o, todas where o.inativada_em is null and o.busca_de_ajuda @@ todas.q
        order by ts_rank(o.busca_de_ajuda, todas.q) desc, o.id limit ${MAX_ORGAOS}) orgao
      union all
      select 'servico', s.nome || ' (' || o.sigla || ')', s.descricao, '/orgao?busca=' || o.sigla, s.busca_de_ajuda, '{}'::tsvector[], '{}'::text[], false, 0.95
        from servico_orgao s join ouvidoria o on o.id = s.id_ouvidoria, todas
        where s.ativo and o.inativada_em is null and s.busca_de_ajuda @@ todas.q
    ),
    parte as materialized (
      select fonte, titulo, texto, endereco, busca, frases, formas, da_equipe,
        fonte || ':' || titulo = any(${certas}::text[]) as certa,
        prior * case when da_equipe then ${pesoDaEquipe}::numeric else 1 end as prior, ts_filter(busca, '{a}') as a, ts_filter(busca, '{a,b}') as ab,
        row_number() over () as id
      from achado
    ),
    par as materialized (
      select p.id, t.n, p.a @@ t.exata as no_titulo,
        case when p.a @@ t.exata then 1.0 when p.ab @@ t.exata then 0.9 when p.a @@ t.parecida then 0.7
          when p.ab @@ t.parecida then 0.6 when p.busca @@ t.exata then 0.45 when p.busca @@ t.parecida then 0.25 else 0 end as peso
      from parte p cross join termo t
    ),
    tamanho as (select (select count(*) from pergunta_frequente) + ${chaves.length}::int + 20 as n),
    raridade as materialized (
      select n, t.peso * ln(1 + (select n from tamanho) / (1 + sum(p.peso))) as plena,
        t.peso * ln(1 + (select n from tamanho) / (1 + sum(p.peso))) * case when sum(p.peso) = 0 then ${PESO_DA_DESCONHECIDA}::numeric else 1 end as peso
      from par p join termo t using (n) group by n, t.peso
    ),
    inteira as materialized (
      select sum(peso) as peso, greatest(sum(plena), 0.001) as plena
      from (select peso, plena from raridade order by peso desc limit ${MAX_INFORMATIVAS}) r
    ),
    nota as (
      select id, least(1, sum(par.peso * r.peso) / (select peso from inteira)) as cobertura, count(*) filter (where no_titulo) as no_titulo,
        count(*) filter (where par.peso >= 0.6 and r.peso > 1) as fortes
      from par join raridade r using (n) group by id
    ),
    -- What covers least of a question is not read any closer.
    candidata as materialized (
      select p.*, n.cobertura, n.no_titulo, n.fortes from nota n join parte p using (id)
      order by p.certa desc, n.cobertura * p.prior desc, p.id limit ${MAX_CANDIDATAS}
    ),
    frase as (
      select f.id, max(least(1, f.peso / (select peso from inteira)) * (0.5 + 0.5 * f.ditas / f.tamanho)) as melhor
      from (
        select p.id, length(u.frase) as tamanho, sum(x.parte * r.peso) as peso, least(sum(x.parte), length(u.frase)) as ditas
        from candidata p cross join lateral unnest(p.frases) with ordinality u (frase, lugar) cross join termo t
          join raridade r using (n)
          cross join lateral (select case when u.frase @@ t.exata then 1 when u.frase @@ t.parecida then 0.6 else 0 end as parte) x
        group by p.id, u.lugar, u.frase) f
      group by f.id
    ),
    escrita as (
      select p.id, max(similarity(f.forma, pergunta.texto)) as melhor,
        power(sum(power(similarity(f.forma, pergunta.texto)::numeric, 3)), 1.0 / 3) as muitas
      from candidata p cross join lateral unnest(p.formas) f (forma), (select sem_acento(${texto}) as texto offset 0) pergunta group by p.id
    ),
    relevante as (
      select p.fonte, p.titulo, p.texto, p.endereco, p.da_equipe, p.certa, p.fortes,
        round((p.prior * case when f.melhor is null
          then p.cobertura * (0.75 + 0.25 * least(1, p.no_titulo::numeric / greatest(length(p.a), 1)))
          else ${PESO_DA_FRASE}::numeric * f.melhor + ${PESO_DA_ESCRITA}::numeric * e.melhor::numeric
            + ${PESO_DO_TEXTO}::numeric * p.cobertura end)::numeric, 4)::float8 as relevancia,
        p.prior * (${ORDEM.frase}::numeric * f.melhor + ${ORDEM.escrita}::numeric * e.muitas + ${ORDEM.texto}::numeric * p.cobertura) as ordem
      from candidata p left join frase f using (id) left join escrita e using (id)
    )
    -- One word alone answers a question only where it is most of it.
    select fonte, titulo, texto, endereco, da_equipe, relevancia from relevante, inteira
    where certa or relevancia * case when fortes >= 2 and fonte <> 'orgao' then 1 else inteira.peso / inteira.plena end
      >= case when fonte = 'orgao' then ${minimoDoOrgao}::float8 when fortes >= 2 then ${minimo}::float8 else ${minimoDeUma}::float8 end
    order by coalesce(ordem, relevancia::numeric * ${ORDEM.semFrases}::numeric) desc, fonte, endereco limit ${limite}`.execute(
    db,
  );
  return rows;
};
