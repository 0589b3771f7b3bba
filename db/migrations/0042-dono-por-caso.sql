-- The owner's mark of a sealed case is the case's own, not the account's: else a copy of the database joins a report to the same
-- person's open cases, which say who that is (Lei 13.608/2018, art. 4-B; Lei 13.460/2017, art. 10 §7). New ones are written so;
-- those that exist wait for the server to start, which has the key.
alter table manifestacao add column dono_a_separar boolean not null default false;
update manifestacao m set dono_a_separar = true
  where dono is not null
    and (teor_cifrado is not null or exists (select from manifestacao_cofre c where c.id_manifestacao = m.id)
      or exists (select from manifestante_preservado p where p.id_manifestacao = m.id));
create index manifestacao_dono_a_separar on manifestacao (id) where dono_a_separar;
