-- The words of each mail, by event. Rows come from db/reference; administrators rewrite them.
create table email_modelo (
  evento text primary key,
  descricao text not null,
  destinatario text not null check (destinatario in ('cidadao', 'orgao')),
  assunto text not null,
  titulo text not null,
  corpo text not null,                               -- paragraphs parted by an empty line, {{variables}} inside
  botao text,
  ativo boolean not null default true
);

-- Which mails a person wants besides those the law owes them.
create table usuario_preferencia (
  id_usuario integer primary key references usuario (id),
  avisos_de_andamento boolean not null default true,
  pesquisas boolean not null default true
);
