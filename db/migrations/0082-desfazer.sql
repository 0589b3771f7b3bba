-- 'Desfazer' (ADR 0012): for some seconds who acted on a screen may take the act back. Every row that such an act writes is noted
-- here as it was before, and the undo writes all of them back; what the act wants done afterwards (mails, publication, webhooks)
-- waits here too. When the seconds are over the jobs go and the notes are deleted: this is no second record of the case.
create table ato_reversivel (
  id bigint primary key generated always as identity,
  id_manifestacao integer not null references manifestacao (id) on delete cascade,
  id_usuario integer not null references usuario (id) on delete cascade,
  ato text not null,
  versao integer not null,                             -- of the case, as the act left it
  feito_em timestamptz not null,
  ate timestamptz not null,
  encerrado_em timestamptz,                            -- null: it may still be undone
  desfeito boolean not null default false,
  constraint termina_depois check (ate > feito_em),
  constraint desfeito_esta_encerrado check (encerrado_em is not null or not desfeito)
);
create index ato_reversivel_por_caso on ato_reversivel (id_manifestacao, id desc);
create index ato_reversivel_por_pessoa on ato_reversivel (id_usuario);
create index ato_reversivel_encerrado on ato_reversivel (encerrado_em) where encerrado_em is not null;

-- In the order they were written; `antes` is null for a new row, the whole row for a deleted one, and of a changed one only what
-- changed. Sealed columns stay sealed here.
create table ato_reversivel_linha (
  id bigint primary key generated always as identity,
  id_ato bigint not null references ato_reversivel (id) on delete cascade,
  tabela text not null,
  operacao text not null check (operacao in ('INSERT', 'UPDATE', 'DELETE')),
  chave jsonb not null,
  antes jsonb,
  constraint nova_nao_tem_antes check ((operacao = 'INSERT') = (antes is null))
);
create index ato_reversivel_linha_por_ato on ato_reversivel_linha (id_ato, id);
alter table ato_reversivel_linha alter column antes set statistics 0, alter column chave set statistics 0;

create table ato_reversivel_trabalho (
  id bigint primary key generated always as identity,
  id_ato bigint not null references ato_reversivel (id) on delete cascade,
  nome text not null,
  dados json not null,
  chave text,
  fila text,
  tentativas integer
);
create index ato_reversivel_trabalho_por_ato on ato_reversivel_trabalho (id_ato, id);
alter table ato_reversivel_trabalho alter column dados set statistics 0;

-- The act that the transaction may take back later, and until when; empty: none.
create function ato_reversivel_aberto() returns bigint language sql stable as $$
  select nullif(current_setting('escuta.ato_reversivel', true), '')::bigint;
$$;
create function ato_reversivel_ate() returns timestamptz language sql stable as $$
  select nullif(current_setting('escuta.ato_reversivel_ate', true), '')::timestamptz;
$$;

-- Its arguments are the columns of the primary key.
create function anotar_linha_do_ato() returns trigger language plpgsql as $$
declare
  velha jsonb;
  nova jsonb;
  chave_da_linha jsonb;
begin
  if tg_op <> 'INSERT' then velha := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then nova := to_jsonb(new); end if;
  select jsonb_object_agg(c, coalesce(velha, nova) -> c) into chave_da_linha from unnest(tg_argv) as c;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(v.key, v.value) into velha from jsonb_each(velha) v where v.value is distinct from nova -> v.key;
    if velha is null then return null; end if;
  end if;
  insert into ato_reversivel_linha (id_ato, tabela, operacao, chave, antes)
  values (ato_reversivel_aberto(), tg_table_name, tg_op, chave_da_linha, velha);
  return null;
end $$;

-- Everything that an act which can be undone may write, but its line of history, which stays.
do $$
declare
  t record;
begin
  for t in
    select c.relname, (select string_agg(quote_literal(a.attname), ', ') from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as chave
    from pg_class c where c.oid = any (array[
      'alerta', 'anexo', 'arquivamento', 'cobertura', 'complementacao', 'comunicacao', 'consentimento', 'desistencia', 'email_saida',
      'encaminhamento', 'entrega', 'impedimento', 'manifestacao', 'manifestacao_acesso', 'manifestacao_prazo_evento',
      'manifestacao_tag', 'manifestante_preservado', 'pedido_impedimento', 'pedido_reabertura', 'promessa',
      'rascunho_resposta', 'resposta', 'tramitacao', 'webhook_entrega']::regclass[])
  loop
    if t.chave is null then raise exception 'A tabela % não tem chave primária.', t.relname; end if;
    execute format('create trigger anota_o_ato_reversivel after insert or update or delete on %I for each row
      when (coalesce(current_setting(''escuta.ato_reversivel'', true), '''') <> '''')
      execute function anotar_linha_do_ato(%s)', t.relname, t.chave);
  end loop;
end $$;

-- Writes every row back, the last one first. Version and moment of the case are of the undo, which is an act of its own. A row that
-- the act deleted and that is there again, such as a draft saved meanwhile, is newer: it stays.
create function desfazer_linhas(ato bigint) returns void language plpgsql as $$
declare
  l record;
  onde text;
  colunas text;
begin
  for l in select x.tabela, x.operacao, x.chave, x.antes from ato_reversivel_linha x where x.id_ato = ato order by x.id desc loop
    select string_agg(format('%I = %L', c.key, c.value), ' and ') into onde from jsonb_each_text(l.chave) c;
    if l.operacao = 'INSERT' then
      execute format('delete from %I where %s', l.tabela, onde);
      continue;
    end if;
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into colunas from pg_attribute a
    where a.attrelid = l.tabela::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and l.antes ? a.attname
      and not (l.tabela = 'manifestacao' and a.attname in ('versao', 'atualizada_em'));
    continue when colunas is null;
    if l.operacao = 'UPDATE' then
      execute format('update %1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$I, $1)) where %3$s',
        l.tabela, colunas, onde) using l.antes;
    else
      execute format('insert into %1$I (%2$s) overriding system value select %2$s from jsonb_populate_record(null::%1$I, $1)
        on conflict do nothing', l.tabela, colunas) using l.antes;
    end if;
  end loop;
end $$;

-- How every job is asked for: at once, or with the act that may still be taken back.
create function enfileirar(
  nome text, dados json, chave text default null, fila text default null, tentativas integer default null
) returns void language plpgsql as $$
begin
  if ato_reversivel_aberto() is not null then
    insert into ato_reversivel_trabalho (id_ato, nome, dados, chave, fila, tentativas)
    values (ato_reversivel_aberto(), nome, dados, chave, fila, tentativas);
  else
    perform graphile_worker.add_job(nome, dados, queue_name => fila, max_attempts => tentativas, job_key => chave);
  end if;
end $$;

-- The seconds are over, or somebody acted on the case after it: what waited goes now. That other act may be open to an undo of its
-- own, which is to take back nothing of this.
create function efetivar_trabalhos(ato bigint) returns void language plpgsql as $$
declare
  aberto text := coalesce(current_setting('escuta.ato_reversivel', true), '');
begin
  perform set_config('escuta.ato_reversivel', '', true);
  update webhook_entrega e set proxima_em = e.criada_em from ato_reversivel_linha l
  where l.id_ato = ato and l.tabela = 'webhook_entrega' and e.id = (l.chave ->> 'id')::bigint and e.situacao = 'pendente';
  perform enfileirar(t.nome, t.dados, t.chave, t.fila, t.tentativas)
  from (select * from ato_reversivel_trabalho x where x.id_ato = ato order by x.id) t;
  perform set_config('escuta.ato_reversivel', aberto, true);
end $$;

-- As before; what may still be undone waits. Of a sealed case the wait, too, tells only the hour.
create or replace function avisar_webhooks() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where ativo) then
    return null;
  end if;
  insert into webhook_entrega (id_webhook, id_historico, na_hora, criada_em, inicio_em, proxima_em)
  select w.id, n.id, s.selada, s.quando, s.quando, coalesce(case when s.selada
    then date_trunc('hour', ato_reversivel_ate(), 'UTC') + interval '1 hour' else ato_reversivel_ate() end, s.quando)
  from novos_atos n
  cross join lateral (select n.momento_cifrado is not null
    or exists (select from manifestacao_cofre k where k.id_manifestacao = n.id_manifestacao)
    or exists (select from manifestante_preservado p where p.id_manifestacao = n.id_manifestacao) as selada) c
  cross join lateral (select c.selada,
    case when c.selada then date_trunc('hour', n.ocorrido_em, 'UTC') else n.ocorrido_em end as quando) s
  join webhook w on w.ativo and w.a_confirmar_desde is null and n.acao = any (w.acoes) and w.id_ouvidoria in (
    select n.id_ouvidoria_do_caso
    union select e.id_ouvidoria_origem from encaminhamento e where e.id = (n.detalhes ->> 'idEncaminhamento')::integer
    union select r.id_ouvidoria_julgadora from recurso r where r.id = (n.detalhes ->> 'idRecurso')::integer)
  where not programa_nao_recebe(w.id_cliente, n.id_manifestacao)
  order by n.id, w.id;
  if found then
    perform enfileirar('entregar-webhooks', '{}'::json, fila => 'webhooks', tentativas => 1);
  end if;
  return null;
end $$;

-- Whether this person's view of the case since then is already in its history. A page reads several things of a case at once: they
-- wait for one another here, and each statement of the function sees what the one before has written.
create function visto_desde(caso integer, pessoa integer, desde timestamptz) returns boolean language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(format('visualizacao %s %s', caso, pessoa), 0));
  return exists (select from manifestacao_historico h where h.id_manifestacao = caso and h.acao = 'Visualização'
    and h.id_responsavel = pessoa and h.ocorrido_em > desde);
end $$;
