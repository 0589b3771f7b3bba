-- One row, sealed with the installation's key: a server that was given another key finds out when it starts, not when the first
-- person cannot read their own report.
create table chave_da_instalacao (
  unica boolean primary key default true check (unica),
  prova bytea not null,
  guardada_em timestamptz not null
);
