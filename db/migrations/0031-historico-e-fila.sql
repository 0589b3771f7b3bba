-- Which version of the case an act made: who saves an older one is told what happened since. Null: no act (a reading).
alter table manifestacao_historico add column versao integer;

-- The queues of what is near its end and past it: a clock that stands still is in neither.
create index manifestacao_correndo_por_prazo on manifestacao (id_ouvidoria, prazo, id)
  where id_situacao in (1, 2, 3, 4) or (id_situacao = 5 and prazo_parado_em is null);
