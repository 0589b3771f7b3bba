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

-- The hash chain, per office (0: the platform): each link covers one act of a case or one of the administration, and the
-- link before it. Views are plain rows and stay out.
create table auditoria_elo (
  id_ouvidoria integer not null,
  numero bigint not null,
  origem text not null check (origem in ('administracao', 'caso')),
  id_origem bigint not null,
  resumo bytea not null,                              -- of the row alone: tells an edited row from a moved link
  -- What was written for an act on a case enters the chain too: as a keyed digest, because the words themselves are sealed
  -- when the case becomes a denúncia (Lei 13.608/2018, art. 4-B). Null: an act of the administration.
  palavras bytea,
  hash bytea not null,                                -- of the link before, of this one's place and of `resumo`
  encadeado_em timestamptz not null,
  primary key (id_ouvidoria, numero),
  unique (origem, id_origem),
  constraint palavras_so_de_casos check (origem = 'caso' or palavras is null)
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

-- The words of a history row go once from open to sealed, in a case that has a vault; nothing else of it ever changes.
create function so_selar_palavras() returns trigger language plpgsql as $$
declare
  palavra text;
  cifrada text;
  todas constant text[] := '{motivo,justificativa,mensagem,motivoCifrado,justificativaCifrado,mensagemCifrado}';
  recusa constant text := format('A tabela %s só recebe linhas novas', tg_table_name);
begin
  if old.detalhes - todas is distinct from new.detalhes - todas then
    raise exception '%', recusa;
  end if;
  foreach palavra in array '{motivo,justificativa,mensagem}'::text[] loop
    cifrada := palavra || 'Cifrado';
    continue when old.detalhes -> palavra is not distinct from new.detalhes -> palavra
      and old.detalhes -> cifrada is not distinct from new.detalhes -> cifrada;
    if not old.detalhes ? palavra or old.detalhes ? cifrada or new.detalhes ? palavra
      or jsonb_typeof(new.detalhes -> cifrada) is distinct from 'string'
      or not exists (select from manifestacao_cofre c where c.id_manifestacao = new.id_manifestacao) then
      raise exception '%', recusa;
    end if;
  end loop;
  return new;
end $$;
create trigger manifestacao_historico_so_sela before update of detalhes on manifestacao_historico
  for each row execute function so_selar_palavras();
