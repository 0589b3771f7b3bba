-- Each row of the log carries a mark that only the server can make, and a number in the series of the process that wrote it
-- (docs/adr/0009): a row put, changed or removed by hand is found also before it is chained. Null: written before this version.
alter table auditoria add column marca_serie uuid, add column marca_numero bigint, add column marca bytea,
  add constraint marca_inteira check (num_nulls(marca_serie, marca_numero, marca) in (0, 3));
alter table manifestacao_historico add column marca_serie uuid, add column marca_numero bigint, add column marca bytea,
  add constraint marca_inteira check (num_nulls(marca_serie, marca_numero, marca) in (0, 3));
drop trigger manifestacao_historico_so_acrescenta on manifestacao_historico;
create trigger manifestacao_historico_so_acrescenta before delete or truncate or update of
  id, id_manifestacao, acao, ocorrido_em, responsavel, id_responsavel, id_ouvidoria, id_ouvidoria_do_caso, informacoes, versao,
  marca_serie, marca_numero, marca
  on manifestacao_historico for each statement execute function so_acrescentar();

-- The link's hash under the installation's key: nobody with the database alone can make a chain anew. Null: as above.
alter table auditoria_elo add column selo bytea;

-- Numbers of a series that have no row, and why: an act undone ('desfeita'), a statement whose answer was lost ('incerta'); or
-- a row that somebody removed ('removida') or moved to another office ('desviada') before it was chained.
create table auditoria_lacuna (
  serie uuid not null,
  numero bigint not null,
  motivo text not null check (motivo in ('desfeita', 'incerta', 'removida', 'desviada')),
  origem text check (origem in ('administracao', 'caso')),
  id_origem bigint,
  id_ouvidoria integer,
  registrada_em timestamptz not null,
  marca bytea not null,
  primary key (serie, numero)
);
create trigger auditoria_lacuna_so_acrescenta before update or delete or truncate on auditoria_lacuna
  for each statement execute function so_acrescentar();

-- Where each chain ended when marks began: up to there links without a seal and rows without a mark are taken, afterwards none.
create table auditoria_marco (
  unico boolean primary key default true check (unico),
  pontas jsonb not null,                              -- { office: [number, hash] }
  firmado_em timestamptz not null,
  marca bytea not null
);
create trigger auditoria_marco_so_acrescenta before update or delete or truncate on auditoria_marco
  for each statement execute function so_acrescentar();
