-- A template belongs to the platform or to one office. Its own row is version 1 (of the platform: what db/reference brings,
-- and a new release may rewrite); what people write afterwards are further versions, which no release touches. Templates
-- and sent mails are numbered by one sequence, so that an address with a number leads to one thing only.
alter table email_modelo
  add column id bigint not null default nextval('email_saida_id_seq'),
  add column id_ouvidoria integer references ouvidoria (id),    -- null: the platform
  add column versao integer not null default 1 check (versao > 0),
  add column criado_em timestamptz,                             -- null: it came with the platform
  add column id_autor integer references usuario (id),
  add column autor text,
  alter column descricao drop not null,
  alter column destinatario drop not null,
  drop constraint email_modelo_pkey,
  add primary key (id),
  add constraint email_modelo_um_por_evento unique nulls not distinct (evento, id_ouvidoria),
  -- What an event is and whom it tells is the platform's to say.
  add constraint email_modelo_da_plataforma check (
    (id_ouvidoria is null) = (descricao is not null) and (id_ouvidoria is null) = (destinatario is not null));

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

-- About a denúncia, whoever it goes to: its words are shown to nobody.
alter table email_saida
  add column sobre_denuncia boolean not null default false,
  add column falhou_em timestamptz;                             -- no further try by itself
update email_saida set sobre_denuncia = true where selado is not null or para = '';
alter table email_saida add constraint selado_e_de_denuncia check (sobre_denuncia or (selado is null and para <> ''));

-- The log of what was sent is searched by address, subject or protocol.
create index email_saida_por_texto on email_saida using gin (sem_acento(para || ' ' || assunto) gin_trgm_ops);
create index email_saida_por_protocolo on email_saida using gin (regexp_replace(assunto, '\D', '', 'g') gin_trgm_ops);
create index email_saida_por_evento on email_saida (evento, id desc);
create index email_saida_por_dia on email_saida (criado_em);
create index email_saida_parados on email_saida (id desc) where enviado_em is null;
create index email_saida_por_endereco on email_saida (lower(para), id desc) where id_usuario is null;
