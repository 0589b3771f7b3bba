-- The public panels read these tables and never the cases: a job writes them anew from fato_manifestacao and
-- fato_recurso, so that a panel cannot have a definition of its own. There are two sides: the job empties and
-- fills the one that nobody reads, then painel_atualizacao names it, all in one transaction.

create table painel_caso (
  lado smallint not null,
  acesso boolean not null,                 -- a request of access to information; the others are the ouvidoria's
  mes date not null,                       -- the first day of the month in which it was filed
  id_ouvidoria integer not null,
  id_esfera integer not null,
  uf text not null,                        -- what the office governs; BR for the whole country
  uf_manifestante text not null,           -- NI where nobody may know, or nobody said
  id_tipo integer not null,
  id_assunto integer not null,             -- 0 without one
  id_decisao integer not null,             -- of the answer that stands; 0 without one
  situacao smallint not null,              -- 1 answered, 2 open, 3 open and late on the day of the refresh, 4 ended without an answer
  no_prazo boolean not null,               -- answered within its term
  dias integer,                            -- from the registration to the answer that stands
  id_demanda_atendida integer,
  id_satisfacao integer,
  pessoa bigint not null                   -- tells two people apart when they are counted; never shown
) partition by list (lado);
create table painel_caso_1 partition of painel_caso for values in (1);
create table painel_caso_2 partition of painel_caso for values in (2);
create index painel_caso_por_orgao on painel_caso (id_ouvidoria, mes);
create index painel_caso_por_assunto on painel_caso (id_assunto, mes);
create index painel_caso_por_uf on painel_caso (uf, mes);

create table painel_recurso (
  lado smallint not null,
  mes date not null,                       -- in which the appeal was filed
  id_ouvidoria integer not null,
  id_esfera integer not null,
  uf text not null,
  id_assunto integer not null,
  id_instancia integer not null,
  id_resultado integer not null,           -- 0 while nobody decided
  pessoa bigint not null
) partition by list (lado);
create table painel_recurso_1 partition of painel_recurso for values in (1);
create table painel_recurso_2 partition of painel_recurso for values in (2);

-- What the panels count, counted beforehand for every filter that leaves much to count (period, sphere, type): a view of
-- three years reads some thousand of these rows instead of a million cases. A view of a state, of offices or of a subject
-- reads its cases by an index. The job that fills painel_caso fills this from it, in the same transaction.
create table painel_contagem (
  lado smallint not null,
  acesso boolean not null,
  mes date not null,
  id_esfera integer not null,
  id_tipo integer not null,
  dimensao text not null,                  -- what the cases are told apart by: 'assunto', 'orgao', 'dias'…
  chave text not null,                     -- its value
  total integer not null,
  respondidas integer not null,
  no_prazo integer not null,
  quem bigint not null,                    -- one bit of sixty-four for each person; never shown
  quem_teve_resposta bigint not null
) partition by list (lado);
create table painel_contagem_1 partition of painel_contagem for values in (1);
create table painel_contagem_2 partition of painel_contagem for values in (2);
create index painel_contagem_por_mes on painel_contagem (acesso, mes);

-- One row: which side is read, since when, and what most people see first, worked out beforehand.
create table painel_atualizacao (
  unica boolean primary key default true check (unica),
  lado smallint not null check (lado in (1, 2)),
  atualizado_em timestamptz not null,
  primeiro_mes date not null,
  ultimo_mes date not null,
  visoes jsonb not null,                   -- the first view of each panel
  inicio jsonb not null                    -- the three figures of the home
);
