-- The administration of people: an invited account has no password until its link is opened.
alter table usuario_token
  drop constraint usuario_token_finalidade_check,
  add constraint usuario_token_finalidade_check check (finalidade in ('ativar', 'senha', 'email', 'convite'));

-- Why the account was blocked, as long as it is.
alter table usuario
  add column motivo_bloqueio text,
  add constraint motivo_so_de_quem_esta_bloqueado check (motivo_bloqueio is null or bloqueado_em is not null);

-- An invitation finds the account of who has that address already.
create index usuario_por_email on usuario (email) where excluido_em is null;
