-- How long each office usually takes to answer, counted from the facts (fato_manifestacao) by the job that refreshes the panels. Of
-- denúncias and comunicações nothing is counted.
create table painel_tempo (
  id_ouvidoria integer not null,
  acesso boolean not null,                 -- requests of access, or what people bring to the ouvidoria
  mediana integer not null,                -- calendar days
  de integer not null,                     -- seven of ten cases took from so many days
  ate integer not null,                    -- to so many
  casos integer not null,
  primary key (id_ouvidoria, acesso)
);
