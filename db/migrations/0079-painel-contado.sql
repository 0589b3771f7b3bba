-- What the panels count, counted beforehand for every filter that leaves much to count (period, sphere, type): a view of
-- three years reads some thousand of these rows instead of a million cases. A view of a state, of offices or of a subject
-- reads its cases by an index. The job that fills painel_caso (0071) fills this from it, in the same transaction.

create table painel_contagem (
  lado smallint not null,
  acesso boolean not null,
  mes date not null,
  id_esfera integer not null,
  id_tipo integer not null,
  dimensao text not null,                  -- what the cases are told apart by: 'assunto', 'orgao', 'dias'…
  chave text not null,                     -- its value
  total integer not null,
  respondidas integer not null,
  no_prazo integer not null,
  quem bigint not null,                    -- one bit of sixty-four for each person; never shown
  quem_teve_resposta bigint not null
) partition by list (lado);
create table painel_contagem_1 partition of painel_contagem for values in (1);
create table painel_contagem_2 partition of painel_contagem for values in (2);
create index painel_contagem_por_mes on painel_contagem (acesso, mes);

create index painel_caso_por_uf on painel_caso (uf, mes);
