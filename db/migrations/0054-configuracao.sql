-- What the administration set: one row per setting, of the platform (no office) or of one office. A setting without a row
-- has its default; what it said before stands in the log (auditoria).
create table configuracao (
  chave text not null,
  id_ouvidoria integer references ouvidoria (id),     -- null: the platform
  valor jsonb not null,
  alterada_em timestamptz not null,
  id_responsavel integer references usuario (id),
  responsavel text not null,
  unique nulls not distinct (chave, id_ouvidoria)
);

-- Switched off rather than removed: look-up data adds what is missing, and would bring it back.
alter table item_interface_perfil add column ativo boolean not null default true;

-- What was sent long enough ago is looked for every night.
create index email_saida_por_envio on email_saida (enviado_em) where enviado_em is not null;
