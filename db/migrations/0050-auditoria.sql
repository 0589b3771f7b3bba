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

create index auditoria_por_texto on auditoria using gin (sem_acento(acao || ' ' || alvo) gin_trgm_ops);

-- Whose case it was when the act was done: the chain and the log are read office by office, and cases move on.
alter table manifestacao_historico add column id_ouvidoria_do_caso integer references ouvidoria (id);
update manifestacao_historico h set id_ouvidoria_do_caso = m.id_ouvidoria
  from manifestacao m where m.id = h.id_manifestacao;
create function orgao_do_caso() returns trigger language plpgsql as $$
begin
  new.id_ouvidoria_do_caso := (select m.id_ouvidoria from manifestacao m where m.id = new.id_manifestacao);
  return new;
end $$;
create trigger manifestacao_historico_orgao_do_caso before insert on manifestacao_historico
  for each row execute function orgao_do_caso();
create index manifestacao_historico_recentes on manifestacao_historico (ocorrido_em desc, id desc)
  where acao <> 'Visualização';
create index manifestacao_historico_por_orgao_do_caso
  on manifestacao_historico (id_ouvidoria_do_caso, ocorrido_em desc, id desc) where acao <> 'Visualização';
create index manifestacao_historico_por_responsavel
  on manifestacao_historico (id_responsavel, ocorrido_em desc, id desc)
  where acao <> 'Visualização' and id_ouvidoria is not null;

-- The hash chain, per office (0: the platform): each link covers one act of a case or one of the administration, and the
-- link before it. Views are plain rows and stay out.
create table auditoria_elo (
  id_ouvidoria integer not null,
  numero bigint not null,
  origem text not null check (origem in ('administracao', 'caso')),
  id_origem bigint not null,
  resumo bytea not null,                              -- of the row alone: tells an edited row from a moved link
  hash bytea not null,                                -- of the link before, of this one's place and of `resumo`
  encadeado_em timestamptz not null,
  primary key (id_ouvidoria, numero),
  unique (origem, id_origem)
);

-- What each verification found, and where every chain ended then: a chain cut short afterwards is seen by the next one.
create table auditoria_verificacao (
  id bigint primary key generated always as identity,
  verificado_em timestamptz not null,
  elos bigint not null,
  problemas integer not null,
  pontas jsonb not null                               -- { office: [number, hash] }
);

create function so_acrescentar() returns trigger language plpgsql as $$
begin
  raise exception 'A tabela % só recebe linhas novas', tg_table_name;
end $$;
create trigger auditoria_so_acrescenta before update or delete or truncate on auditoria
  for each statement execute function so_acrescentar();
create trigger auditoria_elo_so_acrescenta before update or delete or truncate on auditoria_elo
  for each statement execute function so_acrescentar();
create trigger auditoria_verificacao_so_acrescenta before update or delete or truncate on auditoria_verificacao
  for each statement execute function so_acrescentar();
create trigger manifestacao_historico_so_acrescenta before delete or truncate or update of
  id, id_manifestacao, acao, ocorrido_em, responsavel, id_responsavel, id_ouvidoria, id_ouvidoria_do_caso, informacoes, versao
  on manifestacao_historico for each statement execute function so_acrescentar();
-- A case that becomes a denúncia has the words of its history sealed (Lei 13.608/2018, art. 4-B); nothing else changes.
create trigger manifestacao_historico_so_sela before update of detalhes on manifestacao_historico
  for each row when (
    old.detalhes - '{motivo,justificativa,mensagem,motivoCifrado,justificativaCifrado,mensagemCifrado}'::text[]
    is distinct from
    new.detalhes - '{motivo,justificativa,mensagem,motivoCifrado,justificativaCifrado,mensagemCifrado}'::text[])
  execute function so_acrescentar();
