-- Files that somebody without an account sent and no case has yet: they have a quota, and wait for fewer days. Once a file
-- belongs to a case, nothing says any more whether its sender was signed in.
alter table anexo
  add column sem_conta boolean not null default false,
  add constraint sem_conta_so_solto check (not sem_conta or id_manifestacao is null);
create index anexo_sem_conta on anexo (id) include (recebido) where sem_conta;
