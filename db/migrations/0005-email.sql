-- Outbox: a mail is a row in the transaction of the act that causes it, sent once by a job.
create table email_saida (
  id bigint primary key generated always as identity,
  chave text unique,                        -- one mail per event: a repeated act writes no second one
  evento text not null,
  para text not null,
  assunto text not null,
  texto text not null,
  html text not null,
  criado_em timestamptz not null,
  enviado_em timestamptz,
  tentativas integer not null default 0,
  ultimo_erro text
);
create index email_saida_recentes on email_saida (id desc);
