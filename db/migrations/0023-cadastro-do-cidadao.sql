-- What a person may tell besides the contacts: the address for answers by letter, and a few facts for statistics. Every
-- column may be empty, and empty means nothing. Race is sensitive (LGPD art. 5, II): it is here only because the person
-- chose to say it, and goes when the person takes it back or the account is deleted.
create table usuario_perfil_cidadao (
  id_usuario integer primary key references usuario (id),
  cep text check (cep ~ '^\d{8}$'),
  logradouro text,
  numero text,
  complemento text,
  bairro text,
  id_municipio integer references municipio (id),
  id_escolaridade integer references escolaridade (id),
  id_raca_cor integer references raca_cor (id),
  id_genero integer references genero (id),
  id_faixa_etaria integer references faixa_etaria (id),
  id_profissao integer references profissao (id),
  atualizado_em timestamptz not null
);
