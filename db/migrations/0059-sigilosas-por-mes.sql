-- What is published of denúncias and comunicações (Lei 13.608/2018, art. 4-B; Decreto 10.153/2019; Lei 13.709/2018, art. 12):
-- written once a month, only of months that have closed, and read by files, API and panels alike. Two files, or two
-- refreshes of a panel, of the same month therefore have the same rows: comparing them tells nothing of any day.
-- Rows carry no number of a case and stand in no order of time.
create table sigilosa_fechada (
  numero integer primary key,              -- drawn anew at each closing
  mes date not null check (extract(day from mes) = 1),
  id_ouvidoria integer not null references ouvidoria (id),
  id_tipo integer not null references tipo_manifestacao (id),
  id_tipo_formulario integer not null references tipo_formulario (id),
  id_situacao integer not null references situacao_manifestacao (id),   -- 1 until the month in which it ended has closed
  acompanhada boolean not null,            -- at least three of that office and month stand together
  id_assunto integer references assunto (id),
  mes_resposta date check (extract(day from mes_resposta) = 1),
  dentro_do_prazo boolean,                 -- of ended ones
  atrasada boolean not null,               -- of open ones, when that tells nothing of the day any more
  constraint sozinha_nao_diz_assunto check (acompanhada or id_assunto is null)
);
create index sigilosa_fechada_por_mes on sigilosa_fechada (mes, numero);

-- One row: in which month that was written.
create table sigilosa_fechamento (
  unica boolean primary key default true check (unica),
  mes date not null check (extract(day from mes) = 1)
);

create view fato_sigilosa_fechada as
select
  x.numero,
  x.mes,
  x.mes::timestamp at time zone 'America/Sao_Paulo' as inicio_do_mes,
  x.id_ouvidoria,
  coalesce(g.nome, o.nome) as orgao_siorg_nome,
  o.id_orgao_siorg,
  o.id_esfera,
  e.descricao as esfera,
  case when o.id_esfera <> 1 then o.uf end as uf,
  case when o.id_esfera = 3 then c.nome end as municipio,
  x.id_tipo,
  t.descricao as tipo,
  f.descricao as formulario,
  x.id_situacao,
  s.descricao as situacao,
  x.acompanhada,
  x.id_assunto,
  a.descricao as assunto,
  x.mes_resposta,
  x.dentro_do_prazo,
  x.atrasada
from sigilosa_fechada x
left join ouvidoria o on o.id = x.id_ouvidoria
left join orgao_siorg g on g.id = o.id_orgao_siorg
left join esfera e on e.id = o.id_esfera
left join municipio c on c.id = o.id_municipio
left join tipo_manifestacao t on t.id = x.id_tipo
left join tipo_formulario f on f.id = x.id_tipo_formulario
left join situacao_manifestacao s on s.id = x.id_situacao
left join assunto a on a.id = x.id_assunto;

-- What the version before made has denúncias by day, with what people said of the answers: it is given out no more, and
-- made anew when the server starts.
delete from arquivo_aberto;
delete from painel_atualizacao;

-- One row where SEED made more cases than the demonstration has: begun and not ended, it was interrupted.
create table demonstracao_volume (
  unica boolean primary key default true check (unica),
  casos integer not null,
  iniciado_em timestamptz not null,
  terminado_em timestamptz
);
