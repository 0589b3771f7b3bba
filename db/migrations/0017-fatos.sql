-- The facts: one row per manifestação and one per appeal. Every figure of the platform (reports, panels, open data,
-- monitoring) counts these rows and nothing else, so that two figures of the same thing cannot differ. What each column
-- means stands in src/capabilities/dados-abertos/README.md. Plain views: they are expanded into the query that reads
-- them, and what a query does not ask for (a subquery of one column; a table joined by its key, which is why every one is
-- joined from the left, although it is always there) is not worked out.

-- The day it was in Brasília: every day of the law is one of that calendar.
create function dia_local(momento timestamptz) returns date
  language sql immutable parallel safe
  return (momento at time zone 'America/Sao_Paulo')::date;

-- The first moment of a year in Brasília, for periods that an index on a moment can serve.
create function inicio_do_ano(ano integer) returns timestamptz
  language sql immutable parallel safe
  return make_date(ano, 1, 1)::timestamp at time zone 'America/Sao_Paulo';

-- A term ends at the last second of its day; days after it are late. Of an open case `dia` is today, which is the
-- platform's clock's to say and therefore never in a view.
create function dias_de_atraso(prazo date, dia date) returns integer
  language sql immutable parallel safe
  return greatest(dia - prazo, 0);

-- Nobody may learn who filed: it is or was a denúncia, is anonymous, or the person asked so (Lei 13.608/2018, art. 4-B;
-- Lei 12.527/2011, art. 10 §7). Such cases count, and nothing of the person is known in any figure.
create function identidade_protegida(id_tipo integer, selada boolean, preservada boolean, id_tipo_identificacao integer)
  returns boolean
  language sql immutable parallel safe
  return id_tipo in (1, 7) or selada or preservada or id_tipo_identificacao <> 4;

create view fato_manifestacao as
select
  m.id,
  m.protocolo,
  -- Who has the case now, and whose number it carries.
  m.id_ouvidoria,
  o.sigla as orgao_sigla,
  o.nome as orgao_nome,
  o.sigla || ' – ' || o.nome as orgao,
  o.id_orgao_siorg,
  g.nome as orgao_siorg_nome,
  m.id_ouvidoria_registro,
  i.sigla || ' – ' || i.nome as orgao_registro,
  o.id_esfera,
  e.descricao as esfera,
  -- What the office governs, not where it sits: a federal one is of the whole country, a state's of all its cities.
  case when o.id_esfera <> 1 then o.uf end as uf,
  case when o.id_esfera = 3 then o.id_municipio end as id_municipio,
  case when o.id_esfera = 3 then c.nome end as municipio,
  m.id_tipo,
  t.descricao as tipo,
  m.id_tipo_formulario,
  f.descricao as formulario,
  m.id_subtipo_formulario,
  b.descricao as subtipo,
  m.id_situacao,
  case when m.id_tipo_formulario = 3 then s.descricao_acesso_informacao else s.descricao end as situacao,
  -- A subject that was joined to another counts as that one, also in cases that were not moved yet.
  coalesce(a.id_unido_a, a.id) as id_assunto,
  coalesce(av.descricao, a.descricao) as assunto,
  coalesce(av.area, a.area) as area_do_assunto,
  coalesce(n.id_unido_a, n.id) as id_subassunto,
  coalesce(nv.descricao, n.descricao) as subassunto,
  -- What was typed as the service is the citizen's text: only the name that the office itself lists is a category.
  (select x.nome from servico_orgao x
    where x.id_ouvidoria = m.id_ouvidoria and sem_acento(x.nome) = sem_acento(m.teor ->> 'servico')
    order by x.ativo desc, x.id limit 1) as servico,
  m.id_canal_entrada,
  k.descricao as canal,
  m.id_modo_resposta,
  r.descricao as modo_resposta,
  m.ouvidoria_interna,
  m.urgente,
  m.apta,
  m.id_responsavel,
  m.id_atendente,

  m.registrada_em,
  dia_local(m.registrada_em) as dia_registro,
  extract(year from dia_local(m.registrada_em))::integer as ano,
  m.prazo,
  m.prazo_original,
  -- A first request for complement stops the clock until it is answered.
  m.prazo_parado_em is not null as prazo_parado,
  (m.id_situacao in (1, 2, 3, 4) or (m.id_situacao = 5 and m.prazo_parado_em is null)) as prazo_corre,
  -- The conclusive answer that stands: reopening takes it away, and gives a new term with it.
  m.respondida_em,
  dia_local(m.respondida_em) as dia_resposta,
  -- The first one ever, also of a case that was reopened since.
  (select min(x.registrada_em) from resposta x where x.id_manifestacao = m.id and x.id_tipo_resposta = 2)
    as primeira_resposta_em,
  m.encerrada_em,
  dia_local(m.encerrada_em) as dia_encerramento,
  m.id_situacao in (1, 2, 3, 4, 5) as aberta,
  m.id_situacao = 6 as concluida,
  m.id_situacao = 7 as encaminhada_para_fora,
  m.id_situacao = 8 as arquivada,
  -- Calendar days, the first excluded: the time the person waited, whatever the office's clock did meanwhile.
  dia_local(m.respondida_em) - dia_local(m.registrada_em) as dias_para_resolucao,
  -- Of ended cases; of one that ended while its clock stood still, up to the day on which it was stopped.
  case when m.id_situacao in (6, 7, 8) then
    dias_de_atraso(m.prazo, coalesce(m.prazo_parado_em, dia_local(coalesce(m.respondida_em, m.encerrada_em)))) end
    as dias_de_atraso,
  case when m.id_situacao in (6, 7, 8) then
    coalesce(m.prazo_parado_em, dia_local(coalesce(m.respondida_em, m.encerrada_em))) <= m.prazo end
    as dentro_do_prazo,
  m.prorrogada_em is not null as prorrogada,
  m.prorrogada_em,
  exists (select from encaminhamento x where x.id_manifestacao = m.id) as encaminhada,
  exists (select from complementacao x where x.id_manifestacao = m.id) as pediu_complementacao,
  exists (select from manifestacao_prazo_evento x where x.id_manifestacao = m.id and x.tipo = 'reabertura') as reaberta,
  -- By somebody: that what is told anonymously is called a comunicação changes nobody's mind.
  exists (select from manifestacao_historico x
    where x.id_manifestacao = m.id and x.acao = 'Alteração de tipo' and x.id_responsavel is not null) as mudou_tipo,
  coalesce((select (x.detalhes ->> 'idTipoAnterior')::integer from manifestacao_historico x
    where x.id_manifestacao = m.id and x.acao = 'Alteração de tipo' and x.id_responsavel is not null
    order by x.id limit 1), m.id_tipo) as id_tipo_original,

  -- Of the answer that stands, for requests of access (Lei 12.527/2011, art. 11 §1).
  q.id_codigo_decisao,
  cd.descricao as decisao,
  q.id_especificacao_decisao,
  ed.descricao as especificacao_decisao,
  q.detalhes ->> 'detalhamento' as detalhamento_decisao,
  -- Why access was refused, in whole or in part, as the table has it; the ground in words is the office's text.
  case when q.id_codigo_decisao in (1, 2) then ed.descricao end as motivo_negativa,
  case when q.detalhes ->> 'restritaAte' ~ '^\d{4}-\d{2}-\d{2}$' then (q.detalhes ->> 'restritaAte')::date end
    as restrita_ate,
  coalesce(q.detalhes ->> 'restricao' = 'permanente', false) as restricao_permanente,

  -- What people said of the answer.
  y.respondida_em is not null as avaliada,
  y.respondida_em as avaliada_em,
  y.id_demanda_atendida,
  yd.descricao as demanda_atendida,
  y.id_facilidade,
  yf.descricao as facilidade,
  y.id_satisfacao,
  ys.descricao as satisfacao,

  v.protegida,
  m.id_tipo in (1, 7) or m.teor_cifrado is not null as sigilosa,
  m.restrita_em is not null as restrita,
  -- Tells two people apart when people are counted; it is never shown.
  p.id_usuario as id_pessoa,
  coalesce(tp.descricao, 'Não Informado') as tipo_pessoa,
  coalesce(fe.descricao, 'Não Informado') as faixa_etaria,
  coalesce(rc.descricao, 'Não Informado') as raca_cor,
  coalesce(ge.descricao, 'Não Informado') as genero,
  coalesce(es.descricao, 'Não Informado') as escolaridade,
  coalesce(pr.descricao, 'Não Informado') as profissao,
  coalesce(mp.nome, 'Não Informado') as municipio_manifestante,
  coalesce(mp.uf, 'NI') as uf_manifestante
from manifestacao m
cross join lateral (select identidade_protegida(m.id_tipo, m.teor_cifrado is not null, m.identidade_preservada,
  m.id_tipo_identificacao) as protegida) v
left join ouvidoria o on o.id = m.id_ouvidoria
left join ouvidoria i on i.id = m.id_ouvidoria_registro
left join esfera e on e.id = o.id_esfera
left join tipo_manifestacao t on t.id = m.id_tipo
left join tipo_formulario f on f.id = m.id_tipo_formulario
left join situacao_manifestacao s on s.id = m.id_situacao
left join canal_entrada k on k.id = m.id_canal_entrada
left join orgao_siorg g on g.id = o.id_orgao_siorg
left join municipio c on c.id = o.id_municipio
left join subtipo_formulario b on b.id = m.id_subtipo_formulario
left join modo_resposta r on r.id = m.id_modo_resposta
left join assunto a on a.id = m.id_assunto
left join assunto av on av.id = a.id_unido_a
left join subassunto n on n.id = m.id_subassunto
left join subassunto nv on nv.id = n.id_unido_a
-- By its key, like the others: who asks nothing of the answer that stands does not look it up.
left join resposta q on m.respondida_em is not null and m.id_tipo_formulario = 3 and q.id = (
  select max(x.id) from resposta x where x.id_manifestacao = m.id and x.id_tipo_resposta = 2)
left join codigo_decisao cd on cd.id = q.id_codigo_decisao
left join especificacao_decisao ed on ed.id = q.id_especificacao_decisao
left join pesquisa_satisfacao y on y.id_manifestacao = m.id
left join pesquisa_opcao yd on yd.id = y.id_demanda_atendida
left join pesquisa_opcao yf on yf.id = y.id_facilidade
left join pesquisa_opcao ys on ys.id = y.id_satisfacao
left join manifestante p on p.id_manifestacao = m.id and not v.protegida
left join usuario u on u.id = p.id_usuario
left join tipo_pessoa tp on tp.id = u.id_tipo_pessoa
left join usuario_perfil_cidadao pc on pc.id_usuario = p.id_usuario
left join faixa_etaria fe on fe.id = pc.id_faixa_etaria
left join raca_cor rc on rc.id = pc.id_raca_cor and rc.id <> 6
left join genero ge on ge.id = pc.id_genero
left join escolaridade es on es.id = pc.id_escolaridade
left join profissao pr on pr.id = pc.id_profissao
left join municipio mp on mp.id = pc.id_municipio;

create view fato_recurso as
select
  r.id,
  r.id_manifestacao,
  m.protocolo,
  -- Null for what is filed first: an appeal to the first instance, a reclamação, a pedido de revisão.
  (select max(x.id) from recurso x where x.id_manifestacao = r.id_manifestacao and x.id < r.id) as id_recurso_precedente,
  m.id_ouvidoria,
  o.sigla || ' – ' || o.nome as orgao,
  o.id_esfera,
  e.descricao as esfera,
  case when o.id_esfera <> 1 then o.uf end as uf,
  case when o.id_esfera = 3 then o.id_municipio end as id_municipio,
  case when o.id_esfera = 3 then c.nome end as municipio,
  r.id_ouvidoria_julgadora,
  j.sigla || ' – ' || j.nome as orgao_julgador,
  r.id_instancia,
  i.descricao as instancia,
  r.id_situacao,
  s.descricao as situacao,
  r.id_tipo_recurso,
  t.descricao as tipo_recurso,
  r.por_silencio,
  r.registrado_em,
  dia_local(r.registrado_em) as dia_registro,
  extract(year from dia_local(r.registrado_em))::integer as ano,
  -- Null until the commission sets its meeting.
  r.prazo,
  r.prazo_original,
  r.conhecido,
  n.descricao as motivo_nao_conhecimento,
  -- The term passed undecided and the next instance has it.
  r.subiu_em is not null as subiu,
  r.respondido_em,
  dia_local(r.respondido_em) as dia_resposta,
  r.id_situacao = 2 as respondido,
  a.id_tipo_resposta_recurso as id_tipo_resposta,
  q.descricao as tipo_resposta,
  ep.descricao as especificacao,
  d.descricao as detalhamento,
  dia_local(r.respondido_em) - dia_local(r.registrado_em) as dias_para_decisao,
  case when r.respondido_em is not null then dias_de_atraso(r.prazo, dia_local(r.respondido_em)) end as dias_de_atraso,
  case when r.respondido_em is not null then dia_local(r.respondido_em) <= r.prazo end as dentro_do_prazo,
  -- An appeal belongs to a request; one whose request was made something else is not among the appeals of requests.
  m.id_tipo_formulario,
  identidade_protegida(m.id_tipo, m.teor_cifrado is not null, m.identidade_preservada, m.id_tipo_identificacao)
    as protegida
from recurso r
join manifestacao m on m.id = r.id_manifestacao
left join ouvidoria o on o.id = m.id_ouvidoria
left join ouvidoria j on j.id = r.id_ouvidoria_julgadora
left join esfera e on e.id = o.id_esfera
left join instancia_recurso i on i.id = r.id_instancia
left join situacao_recurso s on s.id = r.id_situacao
left join municipio c on c.id = o.id_municipio
left join tipo_recurso t on t.id = r.id_tipo_recurso
left join justificativa_nao_conhecimento n on n.id = r.id_justificativa_nao_conhecimento
left join resposta_recurso a on a.id_recurso = r.id
left join tipo_resposta_recurso q on q.id = a.id_tipo_resposta_recurso
left join especificacao_resposta_recurso ep on ep.id = a.id_especificacao
left join detalhamento_especificacao_resposta_recurso d on d.id = a.id_detalhamento;
