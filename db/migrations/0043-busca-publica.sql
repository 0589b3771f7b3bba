-- Finding what passed the gate (Lei 12.527/2011, art. 8).

-- A text as the search compares it. The stemmer knows Portuguese only with its accents, and people type without: so both
-- sides lose them, plurals and feminines that it does not know are brought to one form, and the one ending it needs an
-- accent for gets it back. Ordered as the words ask for; proved on a list of words in src/capabilities/busca/server.
create function forma_de_busca(texto text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      -- The state, before it becomes the preposition.
      sem_acento(regexp_replace(texto, '\mpará\M', 'estadopara', 'gi')),
      '\m(?:nao|ate|tambem|ja|so|voces?|ha|sera|serao|estao|mais|depois)\M', ' ', 'g'),
      '\m(cidad|irm|alem|crist|orf|campe|artes)as?\M', '\1ao', 'g'),
      '\m(portugu|ingl|franc|chin|japon|holand|irland|escoc|noruegu|dinamarqu|fregu|campon|burgu)es(?:es|as?)\M',
        '\1es', 'g'),
      '\m(fac|dific|ut|inut|fert|hab|ag|frag|doc|miss|foss|text|rept|projet|volat|versat|ester|deb)eis\M', '\1il', 'g'),
      '\mpais(?:es)?\M', 'paix', 'g'),
      '\m(mae|lei|rei|boi|heroi|poi|doi|demai|jamai|sei|cai)s\M', '\1', 'g'),
      '\m(mes|gas|tres)\M', '\1e', 'g'),
      -- Otherwise the stem of 'médico'.
      '\mmedicament', 'medicamnt', 'g'),
      '(?:oes|aes|aos)\M', 'ao', 'g'),
      'ais\M', 'al', 'g'),
      'eis\M', 'el', 'g'),
      'ois\M', 'ol', 'g'),
      'uis\M', 'ul', 'g'),
      '([bcdfgjlmnprstvz])is\M', '\1il', 'g'),
      'ns\M', 'm', 'g'),
      -- 'solicitamos' stays a verb.
      '([ae]m)os\M', '\1', 'g'),
      'res\M', 'r', 'g'),
      's\M', '', 'g'),
      '([ae]r)ia\M', '\1io', 'g'),
      'cao\M', 'ção', 'g');

create function palavras_de_busca(texto text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('portuguese', forma_de_busca(left(texto, 200000)));

-- Months are counted from the year 0, in one zone, so that a month of a row never changes.
create function mes_de_busca(momento timestamptz) returns integer
  language sql immutable strict parallel safe
  return (extract(year from momento at time zone 'UTC') * 12 + extract(month from momento at time zone 'UTC'))::integer;

-- What a row is filtered by stands among its words, as no word can be written ('@o65'): the index that finds the words
-- then meets office, state, month and the others on the way, and rows are read only where all of it holds. Two filters
-- at once are one more mark ('@uPA@d6'): each alone may be in a hundred thousand rows, both in few.
create function marcas_de_busca(filtros text[], respondido_em timestamptz) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(filtros || array(
    select a.marca || b.marca from unnest(filtros) with ordinality a (marca, lugar)
      join unnest(filtros) with ordinality b (marca, lugar) on a.lugar < b.lugar
  ) || array['@m' || mes_de_busca(respondido_em)::text, '@y' || ((mes_de_busca(respondido_em) - 1) / 12)::text]);

alter table pedido_publico add column busca tsvector generated always as (
  setweight(palavras_de_busca(resumo), 'A') || setweight(palavras_de_busca(texto), 'B') ||
  setweight(palavras_de_busca(resposta), 'C') || marcas_de_busca(array_remove(array[
    '@o' || id_ouvidoria::text, '@e' || id_esfera::text, '@u' || uf, '@a' || ano::text,
    '@d' || id_codigo_decisao::text, '@s' || id_assunto::text], null), respondido_em)) stored;
alter table pedido_publico alter column busca set statistics 500;
create index pedido_publico_por_busca on pedido_publico using gin (busca) with (fastupdate = off);
create index pedido_publico_por_resposta on pedido_publico (respondido_em desc, id_manifestacao desc);
create index pedido_publico_por_publicacao on pedido_publico (publicado_em);
create index pedido_publico_por_resumo on pedido_publico using gin (sem_acento(resumo) gin_trgm_ops);

-- The newest `maximo` requests of all that a query finds, newest first: reads every one of them.
create function mais_novos_da_busca(consulta tsquery, maximo integer) returns integer[]
  language plpgsql volatile
as $$
declare
  ids integer[];
begin
  -- Planned for these very words, and without the order in mind, which would walk the dates.
  execute 'with achado as materialized (select id_manifestacao, respondido_em from pedido_publico where busca @@ $1)
    select array(select id_manifestacao from achado order by respondido_em desc, id_manifestacao desc limit $2)'
    into ids using consulta, maximo;
  return ids;
end $$;

-- The same, however many there are: a word of every fifth request is met walking down the dates; of any other a look at
-- the last months tells how many years have to be read; a rare one is read everywhere at once. Null finds all.
create function candidatos_da_busca(consulta tsquery, maximo integer) returns table (id integer, ordem bigint)
  language plpgsql volatile
as $$
declare
  passeio constant integer := maximo * 8;         -- rows
  primeira_vista constant integer := 20000;
  total real;
  esperados real := 0;
  plano json;
  ultimo integer;
  primeiro integer;
  meses integer;
  anos integer;
  ids integer[] := '{}';
begin
  select greatest(c.reltuples, 0) into total from pg_class c where c.oid = 'pedido_publico'::regclass;
  if consulta is not null then
    execute format('explain (format json) select from pedido_publico where busca @@ %L::tsquery', consulta) into plano;
    esperados := (plano -> 0 -> 'Plan' ->> 'Plan Rows')::real;
  end if;
  if consulta is null or esperados * 5 >= total then
    ids := array(select r.id_manifestacao from (select p.id_manifestacao, p.busca from pedido_publico p
        order by p.respondido_em desc, p.id_manifestacao desc limit passeio) r
      where consulta is null or r.busca @@ consulta limit maximo);
  end if;
  if consulta is not null and cardinality(ids) < maximo and esperados > maximo * 10 and total > primeira_vista * 2 then
    select mes_de_busca(max(respondido_em)), mes_de_busca(min(respondido_em)) into ultimo, primeiro from pedido_publico;
    -- Many alternatives cost more than they spare.
    meses := least(ceil(primeira_vista * (ultimo - primeiro + 1) / total), 6);
    ids := mais_novos_da_busca(consulta && (select string_agg(format('''@m%s''', m), ' | ')
      from generate_series(ultimo - meses + 1, ultimo) m)::tsquery, maximo);
    if cardinality(ids) < maximo then
      anos := 1 + ceil(1.5 * maximo * meses / (12.0 * greatest(cardinality(ids), 1)));
      if anos * 2 <= (ultimo - primeiro) / 12 then
        ids := mais_novos_da_busca(consulta && (select string_agg(format('''@y%s''', a), ' | ')
          from generate_series((ultimo - 1) / 12 - anos + 1, (ultimo - 1) / 12) a)::tsquery, maximo);
      end if;
    end if;
  end if;
  if consulta is not null and cardinality(ids) < maximo then
    ids := mais_novos_da_busca(consulta, maximo);
  end if;
  return query select u.id, u.ordem from unnest(ids) with ordinality u (id, ordem);
end $$;

-- Decisions are some hundreds of times fewer than requests.
alter table decisao_publica add column busca tsvector generated always as (
  setweight(palavras_de_busca(decisao), 'A') || setweight(palavras_de_busca(recurso), 'B')) stored;
create index decisao_publica_por_busca on decisao_publica using gin (busca) with (fastupdate = off);
create index decisao_publica_por_data on decisao_publica (decidido_em desc, id_recurso desc);
create index decisao_publica_por_publicacao on decisao_publica (publicado_em);

-- Requests like one being written are now found here too: the cases themselves are not looked at.
drop index manifestacao_publica_por_busca;
drop index manifestacao_publica_por_resumo;

-- A search somebody wants to hear of every morning: its address, as it is shared.
create table alerta_de_busca (
  id integer primary key generated by default as identity,
  id_usuario integer not null references usuario (id) on delete cascade,
  endereco text not null,
  criado_em timestamptz not null,
  visto_ate timestamptz not null,                 -- what was published until then was already told
  unique (id_usuario, endereco)
);

create table pedido_acompanhado (
  id_usuario integer not null references usuario (id) on delete cascade,
  id_manifestacao integer not null references pedido_publico (id_manifestacao) on delete cascade,
  criado_em timestamptz not null,
  visto_ate timestamptz not null,
  primary key (id_usuario, id_manifestacao)
);
create index pedido_acompanhado_por_pedido on pedido_acompanhado (id_manifestacao);
