-- Look-up tables. Their rows come from db/reference/*.json, loaded at every start when a file changed.
create extension if not exists citext;
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists pgcrypto;

-- unaccent() is only STABLE because its dictionary could change; ours does not, and indexes need IMMUTABLE.
create function sem_acento(texto text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent', texto)) $$;

create table esfera (
  id integer primary key,
  descricao text not null
);

create table uf (
  sigla text primary key check (sigla ~ '^[A-Z]{2}$'),
  nome text not null unique
);

create table municipio (
  id integer primary key,                 -- first six digits of the IBGE code
  codigo_ibge integer not null unique,
  nome text not null,
  uf text not null references uf (sigla)
);
create index municipio_por_nome on municipio (uf, sem_acento(nome));
