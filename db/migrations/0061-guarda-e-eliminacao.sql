-- Guarda and eliminação (Lei 8.159/1991, arts. 8 to 10; Resolução Conarq 40/2014; the body's approved archival table). What the law lets
-- expire is listed, proposed by one person, approved by another, announced, destroyed by a job, and told by a termo.

-- Until when an ended case is kept. Written by a job from what the case says; no row while it is open.
create table guarda (
  id_manifestacao integer primary key references manifestacao (id),
  fim date not null,                                  -- the day its last step ended
  anos integer not null check (anos > 0),             -- fase corrente and intermediária together, as they were counted
  ate date not null,
  ano integer not null                                -- the retention year: the one in which the term ends
);
create index guarda_por_ano on guarda (ano, id_manifestacao);

-- A judicial or audit hold: nothing of the case expires while it stands.
create table suspensao_guarda (
  id integer generated always as identity primary key,
  id_manifestacao integer not null references manifestacao (id),
  tipo text not null check (tipo in ('judicial', 'auditoria', 'apuracao', 'interessado')),
  motivo text,
  motivo_cifrado bytea,
  id_responsavel integer not null references usuario (id),
  responsavel text not null,
  suspensa_em timestamptz not null,
  levantada_em timestamptz,
  levantada_por text,
  constraint um_motivo_da_suspensao check ((motivo is null) <> (motivo_cifrado is null)),
  constraint levantada_por_alguem check ((levantada_em is null) = (levantada_por is null))
);
create unique index uma_suspensao_por_vez on suspensao_guarda (id_manifestacao) where levantada_em is null;
create index suspensao_guarda_por_caso on suspensao_guarda (id_manifestacao, id);

-- Listagem de eliminação: of one office and one retention year that has closed.
create table eliminacao (
  id integer generated always as identity primary key,
  id_ouvidoria integer not null references ouvidoria (id),
  ano integer not null,
  situacao text not null default 'aberta' check (situacao in ('aberta', 'proposta', 'aprovada', 'eliminada')),
  criada_em timestamptz not null,
  justificativa text,
  id_proponente integer references usuario (id),
  proponente text,
  proposta_em timestamptz,
  fundamento text,                                    -- of the approval, or of the last refusal
  id_aprovador integer references usuario (id),
  aprovador text,
  aprovada_em timestamptz,
  edital_ate date,                                    -- last day on which somebody may ask that a case be kept
  constraint aprova_quem_nao_propos check (id_aprovador <> id_proponente),
  constraint proposta_de_uma_vez check ((situacao = 'aberta') = (proposta_em is null)
    and (proposta_em is null) = (id_proponente is null) and (proposta_em is null) = (justificativa is null)),
  constraint aprovada_de_uma_vez check ((situacao in ('aprovada', 'eliminada')) = (aprovada_em is not null)
    and (aprovada_em is null) = (id_aprovador is null) and (aprovada_em is null) = (edital_ate is null))
);
create unique index uma_listagem_aberta on eliminacao (id_ouvidoria, ano) where situacao = 'aberta';
create index eliminacao_por_orgao on eliminacao (id_ouvidoria, id);

create table eliminacao_caso (
  id_manifestacao integer primary key references manifestacao (id),
  id_eliminacao integer not null references eliminacao (id)
);
create index eliminacao_caso_da_listagem on eliminacao_caso (id_eliminacao, id_manifestacao);

-- Termo de eliminação: what was destroyed, in numbers. It names no case and nobody but who proposed and approved.
create table termo_eliminacao (
  id_eliminacao integer primary key references eliminacao (id),
  numeros jsonb not null,                             -- [{ "idTipo", "ano", "total" }]: by type and year of filing
  eliminada_em timestamptz not null,
  copias_ate date not null                            -- until then an old backup may still hold them
);
create trigger termo_eliminacao_so_acrescenta before update or delete or truncate on termo_eliminacao
  for each statement execute function so_acrescentar();

-- What was destroyed before the termo is written, batch by batch: its numbers alone.
create table eliminacao_lote (
  id_eliminacao integer not null references eliminacao (id),
  id_tipo integer not null references tipo_manifestacao (id),
  ano integer not null,
  total integer not null,
  primary key (id_eliminacao, id_tipo, ano)
);

-- Files of destroyed cases that are still to be deleted from the store.
create table eliminacao_arquivo (local text primary key);

-- Rows of a case's history that an approved listagem destroyed. Their links stay in the chain; this explains, under the server's mark, why
-- the row behind one is gone, and why a number of a series has none. A removed row without it is tampering, as before.
create table auditoria_eliminada (
  id_origem bigint primary key,                       -- the number that the history row had
  id_eliminacao integer not null references eliminacao (id),
  id_ouvidoria integer not null,                      -- in whose chain its link is
  serie uuid,
  numero bigint,
  eliminada_em timestamptz not null,
  marca bytea not null,
  constraint eliminada_com_lugar check ((serie is null) = (numero is null))
);
create index auditoria_eliminada_da_listagem on auditoria_eliminada (id_eliminacao);
create trigger auditoria_eliminada_so_acrescenta before update or delete or truncate on auditoria_eliminada
  for each statement execute function so_acrescentar();

-- The one exception to a history that only grows: a row that an approved listagem explains.
create function so_eliminar() returns trigger language plpgsql as $$
begin
  if not exists (select from auditoria_eliminada x join eliminacao e on e.id = x.id_eliminacao
    where x.id_origem = old.id and e.situacao = 'aprovada') then
    raise exception 'A tabela % só recebe linhas novas', tg_table_name;
  end if;
  return old;
end $$;
drop trigger manifestacao_historico_so_acrescenta on manifestacao_historico;
create trigger manifestacao_historico_so_acrescenta before truncate or update of
  id, id_manifestacao, acao, ocorrido_em, responsavel, id_responsavel, id_ouvidoria, id_ouvidoria_do_caso, informacoes, versao,
  marca_serie, marca_numero, marca
  on manifestacao_historico for each statement execute function so_acrescentar();
create trigger manifestacao_historico_so_elimina before delete on manifestacao_historico
  for each row execute function so_eliminar();

-- Deletes rows and, first, whatever points at them, as the catalogue says: a table of tomorrow is destroyed without a line here.
create function eliminar_linhas(tabela regclass, quais text, fundo integer default 0) returns void language plpgsql as $$
declare
  filha record;
begin
  if fundo > 8 then
    raise exception 'As referências a % não acabam', tabela;
  end if;
  for filha in
    select c.conrelid::regclass as tabela, a.attname as coluna, b.attname as chave, array_length(c.conkey, 1) as colunas
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where c.contype = 'f' and c.confrelid = tabela and c.conrelid <> tabela
    order by c.conrelid::regclass::text, a.attname
  loop
    if filha.colunas > 1 then
      raise exception 'A referência de % tem mais de uma coluna', filha.tabela;
    end if;
    perform eliminar_linhas(filha.tabela, format('%I in (select %I from %s where %s)', filha.coluna, filha.chave, tabela, quais),
      fundo + 1);
  end loop;
  execute format('delete from %s where %s', tabela, quais);
end $$;
revoke execute on function eliminar_linhas(regclass, text, integer) from public;

-- The server's role may not delete history. This runs with the owner's rights and destroys only ended cases, under no hold, of a listagem
-- that two people decided and whose notice has run out, and only when every row of their history is explained.
create function eliminar_manifestacoes(da_eliminacao integer, casos integer[], hoje date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from eliminacao e where e.id = da_eliminacao and e.situacao = 'aprovada' and e.edital_ate < hoje
    and e.id_aprovador <> e.id_proponente for update;
  if not found then
    raise exception 'A listagem % não está aprovada, ou o prazo do edital não acabou', da_eliminacao;
  end if;
  if exists (
    select from unnest(casos) c (id)
    left join manifestacao m on m.id = c.id
    left join eliminacao_caso x on x.id_manifestacao = c.id and x.id_eliminacao = da_eliminacao
    left join guarda g on g.id_manifestacao = c.id and g.ate < hoje
    where m.id is null or x.id_manifestacao is null or g.id_manifestacao is null or m.id_situacao in (1, 2, 3, 4, 5)
      or exists (select from suspensao_guarda s where s.id_manifestacao = c.id and s.levantada_em is null)
      or exists (select from manifestacao_historico h where h.id_manifestacao = c.id and not exists (
        select from auditoria_eliminada y where y.id_origem = h.id and y.id_eliminacao = da_eliminacao))
  ) then
    raise exception 'Há manifestação que a listagem % não permite eliminar', da_eliminacao;
  end if;
  update manifestacao set id_grupo = null where id_grupo = any (casos);
  -- Mails are written without a reference to the case; their subject has its number.
  delete from email_saida e using manifestacao m
    where m.id = any (casos) and regexp_replace(e.assunto, '\D', '', 'g') like '%' || m.protocolo || '%';
  perform eliminar_linhas('manifestacao'::regclass, format('id = any (%L::integer[])', casos));
end $$;
revoke execute on function eliminar_manifestacoes(integer, integer[], date) from public;

-- Keys of a retention year are files outside database and backups (RETENCAO_CHAVES). Here stands only how each is recognised, and since when it
-- is destroyed: a server without a file that should be there says so instead of wrapping with another.
create table chave_do_ano (
  ano integer primary key,
  impressao bytea not null,
  criada_em timestamptz not null default now(),
  destruida_em timestamptz
);
