-- Reports of the office: more facts, files written in the background, reports that a person keeps and gets by mail.

-- One row per time somebody changed the type of a case; what a machine did at filing changed nobody's mind. The type after
-- it is the one before the next change, or the one the case has now.
create view fato_mudanca_de_tipo as
select
  h.id,
  h.id_manifestacao,
  m.protocolo,
  m.id_ouvidoria,
  o.sigla as orgao_sigla,
  o.sigla || ' – ' || o.nome as orgao,
  o.id_esfera,
  e.descricao as esfera,
  case when o.id_esfera <> 1 then o.uf end as uf,
  h.id_tipo_anterior,
  a.descricao as tipo_anterior,
  h.id_tipo_novo as id_tipo,
  n.descricao as tipo,
  a.descricao || ' → ' || n.descricao as mudanca,
  h.ocorrido_em,
  dia_local(h.ocorrido_em) as dia_mudanca,
  dia_local(h.ocorrido_em) - dia_local(m.registrada_em) as dias_ate_a_mudanca,
  h.id_responsavel,
  h.responsavel,
  m.registrada_em,
  dia_local(m.registrada_em) as dia_registro,
  m.id_situacao,
  case when m.id_tipo_formulario = 3 then s.descricao_acesso_informacao else s.descricao end as situacao
from (
  select x.id, x.id_manifestacao, x.ocorrido_em, x.id_responsavel, x.responsavel,
    (x.detalhes ->> 'idTipoAnterior')::integer as id_tipo_anterior,
    coalesce((select (y.detalhes ->> 'idTipoAnterior')::integer from manifestacao_historico y
      where y.id_manifestacao = x.id_manifestacao and y.acao = 'Alteração de tipo' and y.id_responsavel is not null
        and y.id > x.id order by y.id limit 1), c.id_tipo) as id_tipo_novo
  from manifestacao_historico x join manifestacao c on c.id = x.id_manifestacao
  where x.acao = 'Alteração de tipo' and x.id_responsavel is not null) h
join manifestacao m on m.id = h.id_manifestacao
left join ouvidoria o on o.id = m.id_ouvidoria
left join esfera e on e.id = o.id_esfera
left join tipo_manifestacao a on a.id = h.id_tipo_anterior
left join tipo_manifestacao n on n.id = h.id_tipo_novo
left join situacao_manifestacao s on s.id = m.id_situacao;

-- One row per internal step: a unit or a person was asked to contribute. It belongs to the unit's office; a step of one
-- person, to the office that has the case.
create view fato_passo as
select
  t.id,
  t.id_manifestacao,
  m.protocolo,
  o.id as id_ouvidoria,
  o.sigla as orgao_sigla,
  o.sigla || ' – ' || o.nome as orgao,
  o.id_esfera,
  case when o.id_esfera <> 1 then o.uf end as uf,
  m.id_tipo,
  k.descricao as tipo,
  t.id_unidade,
  n.sigla || ' – ' || n.nome as unidade,
  t.id_destinatario,
  t.aberta_em,
  dia_local(t.aberta_em) as dia_abertura,
  t.prazo,
  t.encerrada_em is null as aberto,
  t.encerrada_em is null as prazo_corre,
  t.prorrogada_em is not null as prorrogado,
  t.devolvida_em,
  dia_local(t.devolvida_em) as dia_devolucao,
  case when t.devolvida_em is not null then t.sem_contribuicao end as sem_contribuicao,
  dia_local(t.devolvida_em) - dia_local(t.aberta_em) as dias_para_devolver,
  case when t.devolvida_em is not null then dia_local(t.devolvida_em) <= t.prazo end as dentro_do_prazo
from tramitacao t
join manifestacao m on m.id = t.id_manifestacao
left join unidade n on n.id = t.id_unidade
left join ouvidoria o on o.id = coalesce(n.id_ouvidoria, m.id_ouvidoria)
left join tipo_manifestacao k on k.id = m.id_tipo;

-- One row per mail, without whom it was for and what it said.
create view fato_email as
select
  e.id,
  e.evento,
  coalesce(p.descricao, e.evento) as sobre,
  e.criado_em,
  dia_local(e.criado_em) as dia,
  case when e.enviado_em is not null then 'Enviado' when e.falhou_em is not null then 'Falhou'
    when e.tentativas > 0 then 'Tentando de novo' else 'Na fila' end as estado,
  e.enviado_em is not null as enviado,
  e.enviado_em is null and e.falhou_em is not null as falhou,
  e.tentativas,
  extract(epoch from e.enviado_em - e.criado_em)::double precision / 60 as minutos_ate_o_envio
from email_saida e
left join email_modelo p on p.evento = e.evento and p.id_ouvidoria is null;

-- One row per case and office it passed through: where it is now, and each office that forwarded it. The office that sent a
-- case on answers for the forwarding, not the one that received it; so the report, and whoever monitors, count it here.
-- What a case is (type, terms, situation) is that of fato_manifestacao; what only one office does to it is counted where the
-- case is now, and is null elsewhere, so that it is counted once.
create view fato_passagem as
select
  f.id::bigint as id,
  f.id as id_manifestacao,
  f.protocolo,
  f.id_ouvidoria,
  f.orgao_sigla,
  f.orgao,
  f.id_esfera,
  f.esfera,
  f.uf,
  f.id_tipo, f.tipo, f.id_tipo_formulario, f.formulario, f.id_situacao, f.situacao,
  f.id_assunto, f.assunto, f.area_do_assunto, f.id_canal_entrada, f.canal, f.ouvidoria_interna, f.urgente,
  f.registrada_em, f.dia_registro, f.prazo, f.respondida_em, f.dia_resposta, f.encerrada_em, f.dia_encerramento,
  f.dias_para_resolucao, f.dentro_do_prazo, f.aberta, f.mudou_tipo,
  f.prorrogada,
  f.pediu_complementacao,
  f.reaberta,
  f.encaminhada,
  true as atual,
  x.em is not null as encaminhou,
  -- The first time this office did.
  x.em as encaminhada_em
from fato_manifestacao f
left join (
  select e.id_manifestacao, e.id_ouvidoria_origem, min(e.ocorrido_em) as em
  from encaminhamento e group by e.id_manifestacao, e.id_ouvidoria_origem) x
  on x.id_manifestacao = f.id and x.id_ouvidoria_origem = f.id_ouvidoria
union all
select
  -- Never the id of a row above.
  -x.id::bigint,
  f.id,
  f.protocolo,
  o.id,
  o.sigla,
  o.sigla || ' – ' || o.nome,
  o.id_esfera,
  s.descricao,
  case when o.id_esfera <> 1 then o.uf end,
  f.id_tipo, f.tipo, f.id_tipo_formulario, f.formulario, f.id_situacao, f.situacao,
  f.id_assunto, f.assunto, f.area_do_assunto, f.id_canal_entrada, f.canal, f.ouvidoria_interna, f.urgente,
  f.registrada_em, f.dia_registro, f.prazo, f.respondida_em, f.dia_resposta, f.encerrada_em, f.dia_encerramento,
  f.dias_para_resolucao, f.dentro_do_prazo, f.aberta, f.mudou_tipo,
  null::boolean,
  null::boolean,
  null::boolean,
  f.encaminhada,
  false,
  true,
  x.em
from (
  select e.id_manifestacao, e.id_ouvidoria_origem, min(e.ocorrido_em) as em, min(e.id) as id
  from encaminhamento e group by e.id_manifestacao, e.id_ouvidoria_origem) x
join fato_manifestacao f on f.id = x.id_manifestacao and f.id_ouvidoria <> x.id_ouvidoria_origem
join ouvidoria o on o.id = x.id_ouvidoria_origem
left join esfera s on s.id = o.id_esfera;

-- A report kept by who made it: what is asked, never what was found. With a frequency, a mail says that it is time to look.
-- A mail has the figures that a profile sees in an office: it is of that profile there.
create table relatorio_salvo (
  id integer primary key generated always as identity,
  id_usuario integer not null references usuario (id),
  nome text not null check (length(nome) between 1 and 60),
  relatorio text not null,
  filtro jsonb not null,
  frequencia text check (frequencia in ('diaria', 'semanal', 'mensal')),
  proximo_envio date,
  id_ouvidoria integer references ouvidoria (id),           -- where the person worked when they asked for the mail
  id_perfil integer references perfil (id),
  criado_em timestamptz not null,
  unique (id_usuario, nome),
  constraint agendado_tem_dia check ((frequencia is null) = (proximo_envio is null))
);
create index relatorio_salvo_por_envio on relatorio_salvo (proximo_envio) where proximo_envio is not null;

-- A file on its way, or ready: written by a job, sealed in the file store, fetched by who asked, in the profile and office in
-- which they asked, and by nobody else.
create table relatorio_arquivo (
  id integer primary key generated always as identity,
  id_usuario integer not null references usuario (id),
  id_perfil integer references perfil (id),
  id_ouvidoria integer references ouvidoria (id),
  relatorio text not null,
  conteudo text not null check (conteudo in ('resumo', 'lista')),
  formato text not null check (formato in ('csv', 'xlsx', 'pdf')),
  filtro jsonb not null,
  recorte text not null default '',                         -- what was asked, in words: tells two files apart
  olhar jsonb not null,                                     -- what the person could see when they asked
  estado text not null default 'na-fila' check (estado in ('na-fila', 'fazendo', 'pronto', 'falhou')),
  progresso integer not null default 0 check (progresso between 0 and 100),
  motivo text,                                              -- why it could not be made, in words for who asked
  linhas integer,
  chave_embrulhada bytea not null,
  local text not null,
  pecas integer not null default 0,
  bytes bigint not null default 0,
  pedido_em timestamptz not null,
  pronto_em timestamptz
);
create index relatorio_arquivo_por_pessoa on relatorio_arquivo (id_usuario, id desc);
create index relatorio_arquivo_por_pedido on relatorio_arquivo (pedido_em);
