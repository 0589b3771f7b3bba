-- A person keeps filters of the work list and of what the office forwarded; the same name may stand in both.

alter table filtro_salvo
  add column lista text not null default 'trabalho' check (lista in ('trabalho', 'encaminhamentos'));
alter table filtro_salvo alter column lista drop default;

alter table filtro_salvo drop constraint filtro_salvo_id_usuario_nome_key;
alter table filtro_salvo add unique (id_usuario, lista, nome);
