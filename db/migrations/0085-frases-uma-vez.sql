-- The same phrases as before, each brought to its stems once instead of twice: the stems are most of what loading the help
-- takes at a first start. What is stored stays as it is.
create or replace function frases_de_ajuda(titulo text, sinonimos text[]) returns tsvector[]
  language sql immutable parallel safe
  return array(
    select distinct palavras
    from unnest(array[titulo] || coalesce(sinonimos, '{}')) frase
    -- The offset keeps the planner from writing the call out again wherever its result is named.
    cross join lateral (select strip(to_tsvector('simple', radicais_de_ajuda(frase))) as palavras offset 0) radical
    where palavras <> ''::tsvector);
