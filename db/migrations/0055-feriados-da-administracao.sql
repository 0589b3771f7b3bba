-- Holidays kept by administrators: also of one office, of one day or of every year, and the open terms a change moves.
alter table feriado
  add column id_ouvidoria integer references ouvidoria (id),
  add column tipo text not null default 'unico' check (tipo in ('unico', 'fixo', 'movel')),
  add column deslocamento integer,                          -- of a movable one: days from Easter
  add column id_serie integer,                              -- the days of several years made together share it
  add column versao integer not null default 1,
  add column alterado_em timestamptz,                       -- an administrator decided: reference data leaves the row alone
  drop constraint feriado_abrangencia_check,
  drop constraint abrangencia_pede_lugar,
  add constraint feriado_abrangencia_check check (abrangencia in ('nacional', 'federal', 'estadual', 'municipal', 'orgao')),
  add constraint abrangencia_pede_lugar check (
    (abrangencia = 'estadual') = (uf is not null) and (abrangencia = 'municipal') = (id_municipio is not null)
    and (abrangencia = 'orgao') = (id_ouvidoria is not null)),
  add constraint movel_pede_deslocamento check ((tipo = 'movel') = (deslocamento is not null));
drop index feriado_uma_vez;
create unique index feriado_uma_vez on feriado
  (data, abrangencia, coalesce(uf, ''), coalesce(id_municipio, 0), coalesce(id_ouvidoria, 0)) where removido_em is null;
create index feriado_por_data on feriado (data, id);
create index feriado_por_serie on feriado (id_serie) where id_serie is not null;
create index feriado_por_texto on feriado using gin (sem_acento(descricao) gin_trgm_ops);

-- Open terms counted again because a holiday changed: one job, followed from the holiday's page.
create table recontagem (
  id integer primary key generated always as identity,
  id_feriado integer not null references feriado (id),
  feriados integer[] not null,                              -- every day of the change
  motivo text not null,                                     -- as the history of each case says it
  dias date[] not null,
  ouvidorias integer[],                                     -- null: every office
  id_solicitante integer not null references usuario (id),
  solicitante text not null,
  previsto integer not null,                                -- how many moves were confirmed
  estado text not null default 'na-fila' check (estado in ('na-fila', 'em-andamento', 'concluida', 'com-falhas')),
  fase text not null default 'manifestacao' check (fase in ('manifestacao', 'recurso')),
  depois_de integer not null default 0,                     -- where it goes on after a stop
  total integer not null default 0,
  feitos integer not null default 0,
  movidos integer not null default 0,
  falhas integer not null default 0,
  pedida_em timestamptz not null,
  iniciada_em timestamptz,
  concluida_em timestamptz
);
create index recontagem_pendente on recontagem (id) where concluida_em is null;
create index recontagem_por_feriado on recontagem using gin (feriados);

create table recontagem_prazo (
  id_recontagem integer not null references recontagem (id),
  tipo text not null check (tipo in ('manifestacao', 'recurso')),
  id_alvo integer not null,
  id_manifestacao integer not null references manifestacao (id),
  prazo_anterior date not null,
  prazo_novo date not null,
  falhou boolean not null default false,
  primary key (id_recontagem, tipo, id_alvo)
);
create index manifestacao_aberta on manifestacao (id) where id_situacao in (1, 2, 3, 4, 5);

-- Who asked for a recount is told when it is done: an alert about no case.
alter table alerta
  alter column id_manifestacao drop not null,
  add column id_feriado integer references feriado (id),
  add constraint alerta_sobre_algo check (num_nonnulls(id_manifestacao, id_feriado) = 1),
  drop constraint alerta_tipo_check,
  add constraint alerta_tipo_check check (tipo in ('vence-em-2-dias', 'vencida', 'contribuicao', 'complemento', 'mencao',
    'encaminhada', 'mensagem', 'atribuida', 'recurso-atribuido', 'recurso-vence-em-2-dias', 'recurso-vencido',
    'prazos-recontados'));
