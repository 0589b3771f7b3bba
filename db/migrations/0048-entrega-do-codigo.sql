-- Who files at the desk hands over the access code without seeing it: a key on paper or on the person's phone shows it,
-- once. Whoever opens it first is known by its being used.
alter table manifestacao_acesso
  drop constraint manifestacao_acesso_finalidade_check,
  add constraint manifestacao_acesso_finalidade_check check (finalidade in
    ('codigo', 'consentimento', 'link-consentimento', 'pesquisa', 'link-pesquisa', 'entrega')),
  drop constraint pedido_so_se_abre_por_codigo,
  add constraint pedido_so_se_abre_por_codigo check (id_pedido_desclassificacao is null or finalidade in ('codigo', 'entrega'));

-- The code passed through the hands of somebody else: who files by a system of the office and, before this version, at the
-- desk. With such a code nobody consents to being known (Decreto 10.153/2019, art. 7).
alter table manifestacao add column codigo_visto boolean not null default false;
update manifestacao set codigo_visto = true where id_atendente is not null;
