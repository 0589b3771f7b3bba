-- One definition of 'the office's term runs': the case is open and nothing stopped the clock. Lists, queues, alerts and
-- figures read the column; src/capabilities/manifestacao/domain/ler/prazo-do-caso.ts says the same in TypeScript.
alter table manifestacao
  -- Why the clock stands still, as the explanation of the term says it: 'complementação pedida'.
  add column prazo_parado_por text,
  add column prazo_corre boolean not null
    generated always as (id_situacao in (1, 2, 3, 4, 5) and prazo_parado_em is null) stored,
  -- By which a queue is ordered: cases whose clock does not run have no deadline, and come last.
  add column prazo_na_fila date not null
    generated always as (case when id_situacao in (1, 2, 3, 4, 5) and prazo_parado_em is null then prazo
      else 'infinity' end) stored;
update manifestacao set prazo_parado_por = 'complementação pedida' where prazo_parado_em is not null;
alter table manifestacao
  add constraint parado_tem_motivo check ((prazo_parado_em is null) = (prazo_parado_por is null));

drop index manifestacao_a_triar, manifestacao_em_analise, manifestacao_na_area, manifestacao_por_ouvidoria,
  manifestacao_correndo_por_prazo, manifestacao_esperando_cidadao, manifestacao_de_todas_esperando;
create index manifestacao_a_triar on manifestacao (id_ouvidoria, prazo_na_fila, id)
  where id_situacao in (1, 2, 3, 4) and id_responsavel is null and prazo_interno is null;
create index manifestacao_em_analise on manifestacao (id_ouvidoria, prazo_na_fila, id)
  where id_situacao in (1, 2, 3, 4) and id_responsavel is not null and prazo_interno is null;
create index manifestacao_na_area on manifestacao (id_ouvidoria, prazo_na_fila, id)
  where id_situacao in (1, 2, 3, 4) and prazo_interno is not null;
create index manifestacao_por_ouvidoria on manifestacao (id_ouvidoria, id_situacao, prazo, id)
  include (id_responsavel, prazo_interno, prazo_corre);
create index manifestacao_correndo_por_prazo on manifestacao (id_ouvidoria, prazo, id) where prazo_corre;
create index manifestacao_esperando_cidadao on manifestacao (id_ouvidoria, prazo_na_fila, id) where id_situacao = 5;
create index manifestacao_de_todas_esperando on manifestacao (prazo_na_fila, id) where id_situacao = 5;

-- A stop is one whatever its cause: the request for complement is only the first of them.
alter table manifestacao_prazo_evento
  add column motivo text,
  drop constraint manifestacao_prazo_evento_tipo_check;
update manifestacao_prazo_evento set tipo = 'parada', motivo = 'complementação pedida' where tipo = 'complementacao';
alter table manifestacao_prazo_evento
  add constraint manifestacao_prazo_evento_tipo_check
    check (tipo in ('prorrogacao', 'parada', 'recontagem', 'reabertura')),
  add constraint parada_tem_motivo check ((tipo = 'parada') = (motivo is not null));

create or replace view fato_manifestacao as
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
  m.prazo_parado_em is not null as prazo_parado,
  m.prazo_corre,
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
