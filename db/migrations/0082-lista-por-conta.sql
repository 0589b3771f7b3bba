-- A client may come with another token for the next page: the list it is reading is its account's, not the token's. What
-- was kept is only a list under way: whoever pages starts anew.
drop table integracao_lista;
create table integracao_lista (
  id_cliente integer not null references integracao_cliente (id),
  id_usuario integer not null references usuario (id),
  filtro_hash bytea not null,
  ids integer[] not null,
  criada_em timestamptz not null,
  primary key (id_cliente, id_usuario, filtro_hash)
);
create index integracao_lista_por_idade on integracao_lista (criada_em);
