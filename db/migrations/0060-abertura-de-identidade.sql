-- Opening an identity is rare and witnessed (Decreto 10.153/2019, arts. 6 and 7; Lei 12.527/2011, art. 31): every opening, and every
-- one that was only asked for, is a row. What was opened before stands in the history; it had no brake and counts for none.
create table abertura_identidade (
  id integer generated always as identity primary key,
  id_manifestacao integer not null references manifestacao (id),
  id_ouvidoria integer not null references ouvidoria (id),        -- in whose name the person opens it
  id_usuario integer not null references usuario (id),
  quem text not null,                                             -- 'Ana Reis (IFCE)', as it is shown
  id_pedido integer references pedido_identidade (id),            -- opened because the ouvidoria had granted it
  motivo text,
  motivo_cifrado bytea,
  marca_do_motivo bytea not null,                                 -- of the person and the normalised words, under a key
  pedida_em timestamptz not null,
  id_ouvidoria_que_aprova integer references ouvidoria (id),      -- null: no second person was needed, or one had granted it
  aprovada boolean,
  fundamento text,
  fundamento_cifrado bytea,
  id_decisor integer references usuario (id),
  decisor text,
  decidida_em timestamptz,
  aberta_em timestamptz,
  constraint um_motivo_da_abertura check ((motivo is null) <> (motivo_cifrado is null)),
  constraint motivo_novo_a_cada_abertura unique (marca_do_motivo),
  constraint decide_outra_pessoa check (id_decisor <> id_usuario),
  constraint abertura_decidida_de_uma_vez check (
    (aprovada is null) = (decidida_em is null) and (aprovada is null) = (decisor is null)
    and (aprovada is null) = (fundamento is null and fundamento_cifrado is null)),
  constraint so_se_decide_o_que_espera check (aprovada is null or id_ouvidoria_que_aprova is not null),
  constraint so_se_abre_o_que_pode check (aberta_em is null or id_ouvidoria_que_aprova is null or aprovada is true)
);
create index abertura_identidade_por_caso on abertura_identidade (id_manifestacao, id);
create index abertura_identidade_da_pessoa on abertura_identidade (id_usuario, pedida_em);
create index abertura_identidade_do_orgao on abertura_identidade (id_ouvidoria, id);
create index abertura_identidade_a_aprovar on abertura_identidade (id_ouvidoria_que_aprova, id)
  where id_ouvidoria_que_aprova is not null and decidida_em is null;
create unique index uma_abertura_espera_por_pessoa on abertura_identidade (id_manifestacao, id_usuario)
  where id_ouvidoria_que_aprova is not null and decidida_em is null;

-- No administrador reads a denúncia, except by two people, for a time, and told to its office.
create table acesso_extraordinario (
  id integer generated always as identity primary key,
  id_manifestacao integer not null references manifestacao (id),
  id_usuario integer not null references usuario (id),
  quem text not null,
  motivo_cifrado bytea not null,
  pedido_em timestamptz not null,
  aprovado boolean,
  fundamento_cifrado bytea,
  id_decisor integer references usuario (id),
  decisor text,
  decidido_em timestamptz,
  vale_ate timestamptz,
  constraint aprova_outra_pessoa check (id_decisor <> id_usuario),
  constraint acesso_decidido_de_uma_vez check (
    (aprovado is null) = (decidido_em is null) and (aprovado is null) = (decisor is null)
    and (aprovado is null) = (fundamento_cifrado is null)),
  constraint so_o_aprovado_vale check ((aprovado is true) = (vale_ate is not null))
);
create index acesso_extraordinario_por_caso on acesso_extraordinario (id_manifestacao, id);
create index acesso_extraordinario_da_pessoa on acesso_extraordinario (id_usuario, vale_ate);
create unique index um_acesso_espera_por_pessoa on acesso_extraordinario (id_manifestacao, id_usuario) where decidido_em is null;

-- What told an administrador of a denúncia tells them of its office.
update alerta a set id_ouvidoria = m.id_ouvidoria, id_manifestacao = null
from manifestacao m join manifestacao_cofre k on k.id_manifestacao = m.id
where m.id = a.id_manifestacao and a.tipo = 'sem-quem-trate';
