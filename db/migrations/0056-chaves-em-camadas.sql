-- Keys in layers (src/server/chaves/README.md): the installation's key wraps the root and the offices' keys, an office's key wraps those of its
-- cases. The root of an installation that exists is taken over, wrapped, when the server next starts.
alter table chave_da_instalacao
  add column raiz bytea,
  add column embrulhada_por text,
  add constraint raiz_com_quem_a_embrulha check ((raiz is null) = (embrulhada_por is null));

-- The newest of an office wraps, once every server has had time to read it; the earlier ones open what is not yet wrapped anew.
create table chave_do_orgao (
  id integer generated always as identity primary key,
  id_ouvidoria integer not null references ouvidoria (id),
  chave bytea not null,
  embrulhada_por text not null,
  -- By the database's own clock, which all servers share.
  criada_em timestamptz not null default now()
);
create index chave_do_orgao_por_orgao on chave_do_orgao (id_ouvidoria, id desc);
