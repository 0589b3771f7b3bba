-- The secret address at which a calendar program reads a person's terms (RFC 5545). The secret itself is nowhere: `semente` gives
-- it again only together with the installation's key, so that the person can be shown it.
create table calendario_pessoal (
  id_usuario integer primary key references usuario (id) on delete cascade,
  hash bytea not null unique,
  semente bytea not null,
  alcance text not null constraint alcance_do_calendario check (alcance in ('meus', 'orgao')),
  criado_em timestamptz not null,
  lido_em date                                    -- the last day on which a program read it
);

-- Where a mail that somebody asked for is switched off in one click (RFC 8058); it goes away with the body.
alter table email_saida add column endereco_para_sair text;
alter table email_saida add constraint endereco_para_sair_na_web check (endereco_para_sair ~ '^https?://');
