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

-- A file holds what a profile sees in an office, and a mail has the figures of one: both are of that profile there. What was
-- asked for before has no profile: such a file is fetched by nobody and goes within the week, such a mail is of whichever
-- profile of that office may have it.
alter table relatorio_arquivo
  add column id_perfil integer references perfil (id),
  add column id_ouvidoria integer references ouvidoria (id),
  add column recorte text not null default '';                -- what was asked, in words: tells two files apart
alter table relatorio_salvo add column id_perfil integer references perfil (id);
