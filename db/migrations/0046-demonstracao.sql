-- Production refuses a database that ever held the demonstration: its accounts have a published password, and its invented cases
-- would be counted as real ones. One row, written with the demonstration, says so; accounts can be removed one by one, it stays.
create table demonstracao (
  unica boolean primary key default true constraint demonstracao_uma_so check (unica),
  desde timestamptz not null
);

-- Databases seeded before there was this row: nobody else is called so.
insert into demonstracao (desde)
select min(criado_em) from usuario
where login in ('maria.cidada', 'joao.cidadao', 'troca.senha', 'cnpj.pendente')
having count(*) > 0;
