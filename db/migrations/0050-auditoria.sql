-- What administrators did: one row per act, in its transaction, never changed afterwards.
create table auditoria (
  id bigint primary key generated always as identity,
  id_ouvidoria integer references ouvidoria (id),     -- null: the whole platform
  area text not null,
  acao text not null,
  alvo text not null,                                 -- in words, as it was called then
  id_alvo bigint,
  id_responsavel integer references usuario (id),     -- null: the system itself
  responsavel text not null,
  informacoes jsonb not null default '{}',            -- { antes, depois } of what changed
  ocorrido_em timestamptz not null
);
create index auditoria_recentes on auditoria (ocorrido_em desc, id desc);
create index auditoria_por_ouvidoria on auditoria (id_ouvidoria, ocorrido_em desc, id desc);
create index auditoria_por_alvo on auditoria (area, id_alvo, id desc);

-- The hash chain, per office (0: the platform): each link covers one act of a case or one of the administration, and the
-- link before it. Views are plain rows and stay out.
create table auditoria_elo (
  id_ouvidoria integer not null,
  numero bigint not null,
  origem text not null check (origem in ('administracao', 'caso')),
  id_origem bigint not null,
  hash bytea not null,
  encadeado_em timestamptz not null,
  primary key (id_ouvidoria, numero),
  unique (origem, id_origem)
);

create function so_acrescentar() returns trigger language plpgsql as $$
begin
  raise exception 'A tabela % só recebe linhas novas', tg_table_name;
end $$;
create trigger auditoria_so_acrescenta before update or delete or truncate on auditoria
  for each statement execute function so_acrescentar();
create trigger auditoria_elo_so_acrescenta before update or delete or truncate on auditoria_elo
  for each statement execute function so_acrescentar();
