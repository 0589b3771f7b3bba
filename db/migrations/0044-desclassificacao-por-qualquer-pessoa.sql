-- Anybody asks for a declassification (Lei 12.527/2011, arts. 10 and 29; Decreto 7.724/2012, arts. 12 and 35 to 37): with an
-- account; without one, by protocol and access code; or at the desk, where staff type it in. What a person gives beside the
-- name is read by who asked and by those who handle the pedido in the offices that decide it.
alter table pedido_desclassificacao
  alter column id_usuario drop not null,                    -- null: asked without an account
  add column tipo_documento integer,                        -- never demanded (Lei 13.460/2017, art. 10-A)
  add column documento text,
  add column telefone text,
  add column endereco text,
  add column codigo_acesso_hash bytea,                      -- keyed, as of a case; null with an account
  add column id_atendente integer references usuario (id),  -- who typed it in at the desk
  add column canal text,
  add column recebido_em date,                              -- the day it came to the desk, which counts as the day of filing
  add constraint pedido_com_conta_ou_codigo check (num_nonnulls(id_usuario, codigo_acesso_hash) = 1),
  add constraint documento_de_quem_pede_por_inteiro check (num_nonnulls(tipo_documento, documento) in (0, 2)),
  add constraint canal_do_pedido check (canal in ('balcao', 'telefone', 'carta')),
  add constraint pedido_no_balcao_por_inteiro check (num_nonnulls(id_atendente, canal, recebido_em) in (0, 3)),
  add constraint pedido_no_balcao_sem_conta check (canal is null or id_usuario is null);

-- When the person knew of a decision, from which the days to appeal run (Lei 9.784/1999, arts. 26 and 66); null: they are to
-- be told otherwise, and no term of theirs ends before. What was decided until now was told by mail or in the account.
alter table passo_desclassificacao add column ciente_em timestamptz,
  add constraint so_se_sabe_do_decidido check (ciente_em is null or (decidido_em is not null and ciente_em >= decidido_em));
update passo_desclassificacao set ciente_em = decidido_em;

-- One kind of key opens either: the access code of a case, or of a pedido.
alter table manifestacao_acesso
  alter column id_manifestacao drop not null,
  add column id_pedido_desclassificacao integer references pedido_desclassificacao (id),
  add constraint chave_de_uma_coisa_so check (num_nonnulls(id_manifestacao, id_pedido_desclassificacao) = 1),
  add constraint pedido_so_se_abre_por_codigo check (id_pedido_desclassificacao is null or finalidade = 'codigo');
