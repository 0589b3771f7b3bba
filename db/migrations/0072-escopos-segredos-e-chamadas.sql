-- What each program may do, chosen one by one; the profile of its account stays the outer bound. A token may have been asked for with fewer.
alter table integracao_cliente
  add column escopos text[],
  add column segredo_numero integer not null default 1, -- grows with each change; the previous one is the number before
  add column segredo_usado_em timestamptz,             -- when a token was last given for it, to the hour; null: never, or before this was kept
  add column segredo_anterior_em timestamptz,          -- since when the previous one was in use; null: from before this was kept
  add column segredo_anterior_usado_em timestamptz;
alter table integracao_token
  add column escopos text[],                           -- null: all that the client has
  add column segredo_numero integer;                   -- of the secret it was given for; null: from before this was kept

-- Programs that are here already keep what they can do today: what the profile of their own account allows, and that of every other
-- account that ever asked for a token through them; webhooks where they had that right, or have one that is sent.
with usadas as (
  select distinct (h.informacoes ->> 'idCliente')::integer as id_cliente, h.id_usuario from usuario_historico h
  where h.acao = 'Entrada' and h.informacoes ->> 'meio' = 'integracao')
update integracao_cliente c set escopos = case when cardinality(e.todos) = 0 then array['leitura'] else e.todos end
from integracao_cliente d
cross join lateral (select array(
  select v.escopo from (values (1, 'leitura', array[5, 8, 9]), (2, 'registro', array[5, 8]), (3, 'resposta', array[5]),
    (4, 'recursos', array[5, 8, 9]), (5, 'webhooks', array[5, 9]), (6, 'denuncias', array[5, 8, 9])) as v (ordem, escopo, perfis)
  where v.perfis && array(select p.id_perfil::integer from usuario_perfil_ouvidoria p
      where p.id_ouvidoria = d.id_ouvidoria and (p.id_usuario = d.id_usuario
        or p.id_usuario in (select u.id_usuario from usadas u where u.id_cliente = d.id)))
    and (v.escopo <> 'webhooks' or d.assina_webhooks
      or exists (select from webhook w where w.id_cliente = d.id and w.ativo))
  order by v.ordem) as todos) e
where d.id = c.id;

alter table integracao_cliente
  alter column escopos set not null,
  drop column assina_webhooks,
  add constraint escopos_conhecidos check (cardinality(escopos) > 0
    and escopos <@ array['leitura', 'registro', 'resposta', 'recursos', 'webhooks', 'denuncias']);

-- When a program last called is told to the hour: what it did then may be the filing or the reading of a denúncia, whose moments stand to
-- the hour too (Lei 13.608/2018, art. 4-B).
update integracao_uso set ultimo_uso_em = date_trunc('hour', ultimo_uso_em, 'UTC');

-- The calls of programs, counted by the hour: the pattern of the address, never its values; nothing of who or what a call was about.
create table integracao_chamada (
  id bigint not null generated always as identity,
  id_cliente integer not null references integracao_cliente (id),
  hora timestamptz not null,
  metodo text not null,
  rota text not null,
  status smallint not null,
  duracao text not null check (duracao in ('rapida', 'media', 'lenta')),
  origem text not null,                                -- the prefix of the address that called
  chamadas integer not null,
  constraint hora_cheia check (hora = date_trunc('hour', hora, 'UTC')),
  constraint houve_chamada check (chamadas > 0),
  primary key (id_cliente, hora, metodo, rota, status, duracao, origem)
);
create unique index integracao_chamada_por_hora on integracao_chamada (hora, id);

-- A program gets no notice of its own webhooks without that scope, nor one of a denúncia without the scope for these.
create function programa_nao_recebe(programa integer, caso integer) returns boolean language sql stable as $$
  select programa is not null and not exists (select from integracao_cliente c
    where c.id = programa and 'webhooks' = any (c.escopos) and ('denuncias' = any (c.escopos)
      or not exists (select from manifestacao_cofre k where k.id_manifestacao = caso)));
$$;

-- As before, without what the program that subscribed may not know of.
create or replace function avisar_webhooks() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where ativo) then
    return null;
  end if;
  insert into webhook_entrega (id_webhook, id_historico, na_hora, criada_em, inicio_em, proxima_em)
  select w.id, n.id, s.selada, s.quando, s.quando, s.quando
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
    perform graphile_worker.add_job('entregar-webhooks', '{}'::json, queue_name => 'webhooks', max_attempts => 1);
  end if;
  return null;
end $$;
