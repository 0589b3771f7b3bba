-- Outbox: a mail is a row in the transaction of the act that causes it, sent once by a job.
create table email_saida (
  id bigint primary key generated always as identity,
  chave text unique,                        -- one mail per event: a repeated act writes no second one
  evento text not null,
  para text not null,
  assunto text not null,
  texto text not null,
  html text not null,
  id_usuario integer references usuario (id),   -- whose mail it is, so that it goes with the account
  sobre_denuncia boolean not null default false,  -- whoever it goes to: its words are shown to nobody
  selado bytea,
  criado_em timestamptz not null,
  enviado_em timestamptz,
  tentativas integer not null default 0,
  ultimo_erro text,
  falhou_em timestamptz,                    -- no further try by itself
  -- A mail about a denúncia says by its address who reported: address and body stand sealed, the open columns empty.
  constraint selado_nao_fica_aberto
    check (selado is null or (para = '' and texto = '' and html = '' and id_usuario is null)),
  constraint selado_e_de_denuncia check (sobre_denuncia or (selado is null and para <> ''))
);
create index email_saida_recentes on email_saida (id desc);
create index email_saida_por_usuario on email_saida (id_usuario) where id_usuario is not null;
-- What was sent long enough ago is looked for every night.
create index email_saida_por_envio on email_saida (enviado_em) where enviado_em is not null;
-- The log of what was sent is searched by address, subject or protocol.
create index email_saida_por_texto on email_saida using gin (sem_acento(para || ' ' || assunto) gin_trgm_ops);
create index email_saida_por_protocolo on email_saida using gin (regexp_replace(assunto, '\D', '', 'g') gin_trgm_ops);
create index email_saida_por_evento on email_saida (evento, id desc);
create index email_saida_por_dia on email_saida (criado_em);
create index email_saida_parados on email_saida (id desc) where enviado_em is null;
create index email_saida_por_endereco on email_saida (lower(para), id desc) where id_usuario is null;

-- The words of each mail, by event. A template belongs to the platform or to one office. Its own row is version 1 (of the
-- platform: what db/reference brings, and a new release may rewrite); what people write afterwards are further versions,
-- which no release touches. Templates and sent mails are numbered by one sequence, so that an address with a number leads
-- to one thing only.
create table email_modelo (
  id bigint primary key default nextval('email_saida_id_seq'),
  evento text not null,
  id_ouvidoria integer references ouvidoria (id),    -- null: the platform
  descricao text,
  destinatario text check (destinatario in ('cidadao', 'orgao')),
  assunto text not null,
  titulo text not null,
  corpo text not null,                               -- paragraphs parted by an empty line, {{variables}} inside
  botao text,
  ativo boolean not null default true,
  versao integer not null default 1 check (versao > 0),
  criado_em timestamptz,                             -- null: it came with the platform
  id_autor integer references usuario (id),
  autor text,
  constraint email_modelo_um_por_evento unique nulls not distinct (evento, id_ouvidoria),
  -- What an event is and whom it tells is the platform's to say.
  constraint email_modelo_da_plataforma check (
    (id_ouvidoria is null) = (descricao is not null) and (id_ouvidoria is null) = (destinatario is not null))
);

create table email_modelo_versao (
  id_modelo bigint not null references email_modelo (id),
  versao integer not null check (versao > 1),
  assunto text not null,
  titulo text not null,
  corpo text not null,
  botao text,
  ativo boolean not null,
  restaurada_de integer,
  criado_em timestamptz not null,
  id_autor integer references usuario (id),
  autor text not null,
  primary key (id_modelo, versao)
);
