-- The second factor of an account: passkeys (WebAuthn) and authenticator apps (TOTP, RFC 6238), with one-use recovery codes.
-- Accounts that exist have none; SEGUNDO_FATOR says whether their next sign-in stops at setting one up.
create table fator (
  id integer primary key generated always as identity,
  id_usuario integer not null references usuario (id),
  tipo text not null check (tipo in ('passkey', 'app')),
  nome text not null,                                     -- given by the person: 'Celular', 'Chave da gaveta'
  criado_em timestamptz not null,
  usado_em timestamptz,
  segredo bytea,                                          -- of an app, sealed
  ultimo_passo bigint,                                    -- the time step of the last code taken: each works once
  id_credencial bytea unique,
  chave_publica bytea,
  contador bigint,
  transportes text[],
  constraint um_app_tem_segredo check ((tipo = 'app') = (segredo is not null)),
  constraint uma_passkey_tem_chave check (
    (tipo = 'passkey') = (id_credencial is not null and chave_publica is not null and contador is not null))
);
create index fator_por_usuario on fator (id_usuario);

create table fator_codigo_recuperacao (
  id_usuario integer not null references usuario (id),
  hash bytea not null,                                    -- keyed: a copy of the database cannot be tried against
  usado_em timestamptz,
  primary key (id_usuario, hash)
);

-- What must come back: the challenge of a passkey, or the secret of an app whose first code is awaited. Used once.
create table fator_desafio (
  id_sessao bigint not null references sessao (id) on delete cascade,
  tipo text not null check (tipo in ('criar-passkey', 'criar-app', 'confirmar')),
  valor bytea not null,                                   -- sealed
  criado_em timestamptz not null,
  primary key (id_sessao, tipo)
);

alter table sessao add column fator_confirmado_em timestamptz;
