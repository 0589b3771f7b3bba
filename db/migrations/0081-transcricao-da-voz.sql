-- What staff heard in a spoken message and typed: the words of who filed, kept beside their file. In a denúncia they are sealed with
-- the file's key, as its name is; elsewhere they stand as the name does.
alter table anexo
  add column transcricao text,
  add column transcricao_cifrada bytea,
  add column transcrita_em timestamptz;
alter table anexo
  add constraint anexo_transcricao_de_uma_forma check (num_nonnulls(transcricao, transcricao_cifrada) <= 1),
  add constraint anexo_transcricao_selada_como_o_nome check (transcricao is null or nome_cifrado is null),
  add constraint anexo_transcricao_de_um_caso check (transcrita_em is null or id_manifestacao is not null);
-- The planner's statistics keep samples of a column, also of rows that are gone (0078).
alter table anexo alter column transcricao set statistics 0;
