-- The queue of who waits for the citizen, by deadline: those whose clock stands still have none, and come last.
drop index manifestacao_esperando_cidadao;
create index manifestacao_esperando_cidadao on manifestacao
  (id_ouvidoria, (case when prazo_parado_em is null then prazo else 'infinity'::date end), id) where id_situacao = 5;
create index manifestacao_de_todas_esperando on manifestacao
  ((case when prazo_parado_em is null then prazo else 'infinity'::date end), id) where id_situacao = 5;
