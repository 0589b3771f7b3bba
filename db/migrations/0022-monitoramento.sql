-- Monitoring: how the offices answer, and samples of answered cases graded by the authority (Decreto 9.492/2018, art. 7).

-- A sample: drawn once, graded case by case, given back to the office, which replies.
create table avaliacao_tratamento (
  id integer primary key generated always as identity,
  id_autoridade integer not null references ouvidoria (id),
  id_ouvidoria integer not null references ouvidoria (id),
  de date not null,
  ate date not null,
  recorte text not null check (recorte in ('todas', 'ouvidoria', 'acesso')),
  semente text not null,                                    -- the same one draws the same cases again
  universo integer not null,                                -- answered cases the sample was drawn from
  situacao text not null check (situacao in ('em-avaliacao', 'devolvida', 'respondida', 'encerrada', 'cancelada')),
  nota double precision,                                    -- 0 to 100; null before it is given back
  chave_embrulhada bytea not null,                          -- what is written about cases is sealed, whatever they are
  parecer_cifrado bytea,
  prazo_resposta date,
  resposta_cifrada bytea,
  conclusao_cifrada bytea,
  id_responsavel integer not null references usuario (id),
  responsavel text not null,
  criada_em timestamptz not null,
  devolvida_em timestamptz,
  respondida_em timestamptz,
  encerrada_em timestamptz,
  versao integer not null default 1,
  constraint periodo_na_ordem check (de <= ate),
  constraint devolvida_com_parecer check ((devolvida_em is null) = (parecer_cifrado is null)
    and (devolvida_em is null) = (prazo_resposta is null))
);
create index avaliacao_tratamento_por_orgao on avaliacao_tratamento (id_ouvidoria, id desc);
create index avaliacao_tratamento_por_autoridade on avaliacao_tratamento (id_autoridade, id desc);

-- A case that was drawn keeps how it stood when it was drawn: reopening it afterwards takes nothing of it away. Whether it
-- was in time is said by fato_manifestacao, as in every other figure.
create table avaliacao_tratamento_caso (
  id_avaliacao integer not null references avaliacao_tratamento (id),
  id_manifestacao integer not null references manifestacao (id),
  ordem integer not null,
  id_resposta integer references resposta (id),             -- the answer that was drawn
  respondida_em timestamptz not null,
  prazo date not null,
  dentro_do_prazo boolean not null,
  prorrogada boolean not null,
  notas jsonb,                                              -- { criterio: grade }
  comentario_cifrado bytea,
  id_avaliador integer references usuario (id),
  avaliador text,
  avaliado_em timestamptz,
  primary key (id_avaliacao, id_manifestacao),
  constraint caso_avaliado_inteiro check (num_nonnulls(notas, id_avaliador, avaliador, avaliado_em) in (0, 4))
);
create index avaliacao_tratamento_caso_por_manifestacao on avaliacao_tratamento_caso (id_manifestacao);

create table avaliacao_tratamento_historico (
  id bigint primary key generated always as identity,
  id_avaliacao integer not null references avaliacao_tratamento (id),
  ato text not null,
  situacao text not null,
  ocorrido_em timestamptz not null,
  id_responsavel integer not null references usuario (id),
  responsavel text not null,
  detalhes jsonb not null                                   -- never words about a case
);
create index avaliacao_tratamento_historico_por_avaliacao on avaliacao_tratamento_historico (id_avaliacao, id);
create trigger avaliacao_tratamento_historico_so_acrescenta
  before update or delete or truncate on avaliacao_tratamento_historico
  for each statement execute function so_acrescentar();

-- The report on every office one watches is long: a job writes it, and who asked fetches it.
create table relatorio_monitoramento (
  id integer primary key generated always as identity,
  id_solicitante integer not null references usuario (id),
  alcance jsonb not null,                                   -- the offices the person watched when they asked
  de date not null,
  ate date not null,
  estado text not null default 'na-fila' check (estado in ('na-fila', 'pronto', 'falhou')),
  orgaos integer,
  arquivo bytea,
  pedido_em timestamptz not null,
  pronto_em timestamptz
);
create index relatorio_monitoramento_por_pessoa on relatorio_monitoramento (id_solicitante, id desc);
