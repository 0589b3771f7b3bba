-- Server-side sessions: the browser holds a random secret, the database its hash.
create table sessao (
  id bigint primary key generated always as identity,
  hash bytea not null unique,
  id_usuario integer not null references usuario (id),
  id_usuario_perfil_ouvidoria integer references usuario_perfil_ouvidoria (id),
  recuperacao_cadastro boolean not null default false,  -- signed in through /atualizacao-cadastro: the CPF step follows
  criada_em timestamptz not null,
  ultima_atividade_em timestamptz not null,
  encerrada_em timestamptz,
  -- Tokens of the national sign-on stay here, encrypted; the browser gets opaque references.
  tokens_govbr bytea
);
create index sessao_aberta_por_usuario on sessao (id_usuario) where encerrada_em is null;
create index sessao_por_atividade on sessao (ultima_atividade_em);

-- A sign-on under way: what must come back with the code (state, nonce, PKCE), kept server-side, used once.
create table sessao_entrada_govbr (
  hash_state bytea primary key,
  nonce text not null,
  code_verifier text not null,
  redirecionar text,
  tipo_login text not null check (tipo_login in ('PF', 'PJ')),
  recuperacao_cadastro boolean not null default false,
  criada_em timestamptz not null
);
