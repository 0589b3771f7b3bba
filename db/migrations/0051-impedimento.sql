-- Who has an interest in a case does not see it (Lei 9.784/1999, arts. 18 to 21; Lei 13.608/2018, arts. 4-A and 4-C). A copy of
-- the database must not tell who is accused in a denúncia: the person is a keyed mark that no other row has, and a sealed id.

-- 'Não quero que … veja': what the person who reports asked for, in their words, sealed where the case is.
create table pedido_impedimento (
  id integer generated always as identity primary key,
  id_manifestacao integer not null references manifestacao (id),
  texto text,
  texto_cifrado bytea,
  pedido_em timestamptz not null,
  resolvido_em timestamptz,                               -- it is known who of the office is meant, or that nobody is
  retirado_em timestamptz,                                -- only the person who reports takes it back
  constraint um_texto_do_pedido_de_impedimento check ((texto is null) <> (texto_cifrado is null))
);
create index pedido_impedimento_do_caso on pedido_impedimento (id_manifestacao);

create table impedimento (
  id integer generated always as identity primary key,
  id_manifestacao integer not null references manifestacao (id),
  marca bytea not null,                                   -- one of the person's keyed marks, used once
  pessoa bytea not null,                                  -- the account's id, sealed
  origem text not null,
  id_pedido integer references pedido_impedimento (id),
  a_confirmar boolean not null default false,             -- perhaps the person meant: kept away until it is settled
  motivo text,
  motivo_cifrado bytea,
  criado_em timestamptz not null,
  encerrado_em timestamptz,
  constraint origem_do_impedimento check (origem in ('envolvido', 'pedido-de-quem-relata', 'declarado')),
  constraint pedido_do_impedimento check ((origem = 'pedido-de-quem-relata') = (id_pedido is not null)),
  constraint so_o_pedido_se_confirma check (not a_confirmar or id_pedido is not null),
  constraint um_motivo_do_impedimento check (motivo is null or motivo_cifrado is null)
);
create index impedimento_do_caso on impedimento (id_manifestacao) where encerrado_em is null;
create index impedimento_da_marca on impedimento (marca);

-- A case that nobody of its office may see goes on by itself: nobody forwards it.
alter table encaminhamento alter column id_responsavel drop not null;
