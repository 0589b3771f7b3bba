-- The days of a clarification, and those of a pedido de desclassificação, follow the calendar as every other term does.
alter table recontagem drop constraint recontagem_fase_conhecida;
alter table recontagem add constraint recontagem_fase_conhecida check (fase in ('manifestacao', 'esclarecimento', 'recurso',
  'complementacao', 'consentimento', 'desclassificacao'));
alter table recontagem_prazo drop constraint recontagem_prazo_tipo_conhecido;
alter table recontagem_prazo add constraint recontagem_prazo_tipo_conhecido check (tipo in ('manifestacao', 'esclarecimento',
  'recurso', 'complementacao', 'consentimento', 'desclassificacao'));
alter table recontagem_prazo alter column id_manifestacao drop not null;
alter table recontagem_prazo add constraint so_desclassificacao_nao_tem_caso
  check ((tipo = 'desclassificacao') = (id_manifestacao is null));

-- How many days were given, so that they can be counted again. Questions asked before keep the day that the office was told.
-- `prazo_original` is from now on the first date of a question that was extended or counted again.
alter table esclarecimento add column dias integer check (dias > 0);

-- Of who asked, what was given at filing stays when the account is deleted, as in a case: it is the proof of who asked, and
-- where the decision must go (Lei 13.709/2018, art. 16, I). Read by who asked, by the office asked and by who decides.
alter table pedido_desclassificacao add column requerente text, add column email text;
update pedido_desclassificacao p set requerente = coalesce(nullif(u.nome_social, ''), u.nome), email = u.email
from usuario u where u.id = p.id_usuario;
alter table pedido_desclassificacao alter column requerente set not null;

-- The person may give it up (Lei 9.784/1999, art. 51). In the Armed Forces the Commander hears the appeal before the Minister.
alter table pedido_desclassificacao drop constraint pedido_desclassificacao_situacao_check;
alter table pedido_desclassificacao add constraint pedido_situacao_conhecida check (situacao in ('em-analise', 'decidido',
  'no-comando', 'comando-decidido', 'em-recurso', 'recurso-decidido', 'na-comissao', 'encerrado', 'desistido'));
-- Null: done by the clock or by a change of the calendar.
alter table pedido_desclassificacao_historico alter column id_responsavel drop not null;

-- The office in which the Minister decides, of a command of the Armed Forces (Lei 12.527/2011, art. 17 § 1º): the own highest
-- authority, the Commander, decides before. Null, as for everybody else: the own highest authority is the one of the appeal.
alter table ouvidoria add column id_ouvidoria_ministerio integer references ouvidoria (id),
  add constraint ministerio_e_outro_orgao check (id_ouvidoria_ministerio <> id);

-- One row per instance: 1 classifying authority, 2 Commander, 3 minister or head of the entity, 4 commission.
alter table passo_desclassificacao drop constraint passo_desclassificacao_passo_check;
update passo_desclassificacao set passo = 4 where passo = 3;
update passo_desclassificacao set passo = 3 where passo = 2;
alter table passo_desclassificacao
  add constraint passo_conhecido check (passo between 1 and 4),
  add column prazo_original date,                           -- as it was counted first; of the commission, its first meeting
  add column recorrer_ate date,                             -- the last day to appeal, as the person was told; it only moves later
  add column recorrer_ate_original date;
update passo_desclassificacao set prazo_original = prazo;
