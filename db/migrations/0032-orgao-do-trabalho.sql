-- What an office writes about a case for itself stays its own when the case goes on to another.
alter table nota_interna add column id_ouvidoria integer references ouvidoria (id);
alter table tramitacao add column id_ouvidoria integer references ouvidoria (id);

-- Which office had a case at a moment: the last one it was sent to, else the one that was chosen.
update nota_interna n set id_ouvidoria = coalesce(
  (select e.id_ouvidoria_destino from encaminhamento e
   where e.id_manifestacao = n.id_manifestacao and e.id_ouvidoria_destino is not null and e.ocorrido_em <= n.criada_em
   order by e.id desc limit 1),
  (select m.id_ouvidoria_registro from manifestacao m where m.id = n.id_manifestacao));
update tramitacao t set id_ouvidoria = coalesce(
  (select e.id_ouvidoria_destino from encaminhamento e
   where e.id_manifestacao = t.id_manifestacao and e.id_ouvidoria_destino is not null and e.ocorrido_em <= t.aberta_em
   order by e.id desc limit 1),
  (select m.id_ouvidoria_registro from manifestacao m where m.id = t.id_manifestacao));
alter table nota_interna alter column id_ouvidoria set not null;

-- Somebody made another person responsible.
alter table alerta
  drop constraint alerta_tipo_check,
  add constraint alerta_tipo_check check (tipo in ('vence-em-2-dias', 'vencida', 'contribuicao', 'complemento', 'mencao',
    'encaminhada', 'mensagem', 'atribuida'));

-- Answers being written that nobody finished.
create index rascunho_resposta_por_idade on rascunho_resposta (atualizado_em);
-- Survey results of a period, and their comments page by page.
create index pesquisa_por_data on pesquisa_satisfacao (respondida_em desc, id_manifestacao desc);
-- Internal steps that end soon.
create index tramitacao_aberta_por_prazo on tramitacao (prazo) where encerrada_em is null;
