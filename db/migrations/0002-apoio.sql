-- The enumerations of the trade as small tables of one shape: id, descricao, ordem (as shown) and ativo (offered in new
-- acts; old cases keep pointing at what is no longer offered). Rows come from db/reference/*.json, loaded at every start
-- when a file changed.

-- Where
create table esfera (
  id integer primary key,
  descricao text not null,
  ordem integer not null default 0,
  ativo boolean not null default true
);

create table uf (
  sigla text primary key check (sigla ~ '^[A-Z]{2}$'),
  nome text not null unique
);

create table municipio (
  id integer primary key,                 -- first six digits of the IBGE code
  codigo_ibge integer not null unique,
  nome text not null,
  uf text not null references uf (sigla)
);
create index municipio_por_nome on municipio (uf, sem_acento(nome));

-- Who
create table perfil (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
-- Which interface items (171 is the chat) a profile sees. Switched off rather than removed: look-up data adds what is
-- missing, and would bring it back.
create table item_interface_perfil (
  id_item_interface integer not null,
  id_perfil integer not null references perfil (id),
  ativo boolean not null default true,
  primary key (id_item_interface, id_perfil)
);
create table tipo_pessoa (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table tipo_documento (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table tipo_identificacao (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table pais (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table escolaridade (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table raca_cor (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table genero (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table faixa_etaria (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table profissao (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table tipo_instituicao (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);

-- What people file
create table tipo_formulario (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table subtipo_formulario (
  id integer primary key,
  id_tipo_formulario integer not null references tipo_formulario (id),
  descricao text not null,
  ordem integer not null,
  ativo boolean not null default true,
  unique (id_tipo_formulario, descricao)
);
create table tipo_manifestacao (
  id integer primary key,
  id_tipo_formulario integer not null references tipo_formulario (id),
  descricao text not null unique,
  ordem integer not null,
  ativo boolean not null default true
);
create table situacao_manifestacao (
  id integer primary key,
  descricao text not null unique,
  descricao_acesso_informacao text not null,   -- the same situação in the words of the access-to-information screens
  ordem integer not null,
  ativo boolean not null default true
);
create table canal_entrada (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table modo_resposta (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table tipo_anexo (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table funcao_envolvido (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);

-- What the office answers
create table tipo_resposta (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table tipo_resposta_tipo_manifestacao (
  id_tipo_resposta integer not null references tipo_resposta (id),
  id_tipo_manifestacao integer not null references tipo_manifestacao (id),
  primary key (id_tipo_resposta, id_tipo_manifestacao)
);
create table codigo_decisao (
  id integer primary key,
  id_tipo_formulario integer not null references tipo_formulario (id),
  descricao text not null,
  ordem integer not null,
  ativo boolean not null default true,
  unique (id_tipo_formulario, descricao)
);
create table especificacao_decisao (
  id integer primary key,
  id_codigo_decisao integer not null references codigo_decisao (id),
  descricao text not null,
  ordem integer not null,
  ativo boolean not null default true,
  unique (id_codigo_decisao, descricao)
);
create table detalhamento_especificacao_manifestacao (
  id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table motivo_prorrogacao (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table motivo_prorrogacao_tipo_formulario (
  id_motivo_prorrogacao integer not null references motivo_prorrogacao (id),
  id_tipo_formulario integer not null references tipo_formulario (id),
  primary key (id_motivo_prorrogacao, id_tipo_formulario)
);
create table motivo_demanda_resolvida (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table motivo_demanda_resolvida_tipo_manifestacao (
  id_motivo_demanda_resolvida integer not null references motivo_demanda_resolvida (id),
  id_tipo_manifestacao integer not null references tipo_manifestacao (id),
  primary key (id_motivo_demanda_resolvida, id_tipo_manifestacao)
);
create table motivo_arquivamento (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);

-- Appeals of access to information
create table instancia_recurso (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table situacao_recurso (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table tipo_recurso (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table tipo_resposta_recurso (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table especificacao_resposta_recurso (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table especificacao_resposta_recurso_tipo_resposta_recurso (
  id_especificacao_resposta_recurso integer not null references especificacao_resposta_recurso (id),
  id_tipo_resposta_recurso integer not null references tipo_resposta_recurso (id),
  primary key (id_especificacao_resposta_recurso, id_tipo_resposta_recurso)
);
create table detalhamento_especificacao_resposta_recurso (
  id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);
create table justificativa_nao_conhecimento (id integer primary key, descricao text not null unique, ordem integer not null, ativo boolean not null default true);

-- What people think of the answer
create table pesquisa_pergunta (
  id integer primary key,
  descricao text not null unique,
  tipo text not null check (tipo in ('opcao', 'texto', 'nota')),
  momento text not null check (momento in ('registro', 'resposta')),
  ordem integer not null,
  ativo boolean not null default true
);
create table pesquisa_opcao (
  id integer primary key,
  id_pergunta integer not null references pesquisa_pergunta (id),
  descricao text not null,
  ordem integer not null,
  ativo boolean not null default true,
  unique (id_pergunta, descricao)
);
