-- Active transparency (Lei 12.527/2011, art. 8): what each body must publish, where it says it did, and what the
-- monitoring authority found there (art. 40, II to IV).
create table transparencia_grupo (
  id integer primary key,
  nome text not null,
  ordem integer not null
);
create table transparencia_item (
  id integer primary key,
  id_grupo integer not null references transparencia_grupo (id),
  titulo text not null,
  orientacao text not null,                                 -- what must be found at the link
  fundamento text not null,
  so_federal boolean not null,                              -- asked by a decree that binds the federal executive alone
  ordem integer not null,
  ativo boolean not null
);

-- What a body answered to an item, and the last word of the authority, which stands until the next one.
create table transparencia_resposta (
  id_ouvidoria integer not null references ouvidoria (id),
  id_item integer not null references transparencia_item (id),
  situacao text not null check (situacao in ('respondido', 'enviado', 'avaliado')),
  tipo text not null check (tipo in ('publicado', 'nao-se-aplica')),
  link text check (link ~ '^https?://'),
  comentario text not null,
  id_responsavel integer not null references usuario (id),
  responsavel text not null,
  respondida_em timestamptz not null,
  id_remetente integer references usuario (id),             -- who sent it: somebody else evaluates it
  enviada_em timestamptz,
  resultado text check (resultado in ('cumpre', 'cumpre-em-parte', 'nao-cumpre')),
  tipo_avaliado text check (tipo_avaliado in ('publicado', 'nao-se-aplica')),
  avaliacao text,
  id_avaliador integer references usuario (id),
  avaliador text,
  avaliada_em timestamptz,
  prazo_correcao date,
  versao integer not null default 1,
  primary key (id_ouvidoria, id_item),
  constraint publicado_tem_link check ((tipo = 'publicado') = (link is not null)),
  constraint nao_se_aplica_tem_razao check (tipo = 'publicado' or comentario <> ''),
  constraint avaliacao_inteira check (
    num_nonnulls(resultado, tipo_avaliado, avaliacao, id_avaliador, avaliador, avaliada_em) in (0, 6)),
  constraint so_o_que_falta_tem_prazo check (prazo_correcao is null or resultado in ('cumpre-em-parte', 'nao-cumpre'))
);
create index transparencia_resposta_por_item on transparencia_resposta (id_item, id_ouvidoria);

-- One row per act, with the words of that moment.
create table transparencia_historico (
  id bigint primary key generated always as identity,
  id_ouvidoria integer not null references ouvidoria (id),
  id_item integer not null references transparencia_item (id),
  ato text not null,
  situacao text not null,                                   -- as the act left it
  ocorrido_em timestamptz not null,
  id_responsavel integer not null references usuario (id),
  responsavel text not null,
  detalhes jsonb not null
);
create index transparencia_historico_por_item on transparencia_historico (id_ouvidoria, id_item, id desc);
create trigger transparencia_historico_so_acrescenta before update or delete or truncate on transparencia_historico
  for each statement execute function so_acrescentar();
