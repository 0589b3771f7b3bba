-- A mail about a denúncia says by its address who reported: address and body stand sealed, the open columns empty.
alter table email_saida add column selado bytea;
alter table email_saida add constraint selado_nao_fica_aberto
  check (selado is null or (para = '' and texto = '' and html = '' and id_usuario is null));
