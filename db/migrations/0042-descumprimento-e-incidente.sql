-- What is written about a request is sealed once the request is made a denúncia; of an incident also the dates it changed.

alter table denuncia_descumprimento
  alter column texto drop not null,
  add column texto_cifrado bytea,
  add column resposta_cifrada bytea,
  add constraint descumprimento_com_texto check ((texto is null) <> (texto_cifrado is null));

alter table incidente_correcao
  add column id_manifestacao integer not null references manifestacao (id),
  alter column texto drop not null,
  add column texto_cifrado bytea,
  add column resposta_cifrada bytea,
  add column justificativa_prorrogacao text,
  add column justificativa_prorrogacao_cifrada bytea,
  add column entrega_anterior date,                         -- as the answer found it
  add column entrega_nova date,                             -- as the answer left it
  add constraint incidente_com_texto check ((texto is null) <> (texto_cifrado is null));
create index incidente_por_recurso on incidente_correcao (id_recurso);
create index incidente_por_manifestacao on incidente_correcao (id_manifestacao);
