-- A webhook that somebody else than a gestor of the office made or changed sends nothing until a gestor confirms it: what it
-- tells, it tells of denúncias too (Decreto 10.153/2019, art. 6; Lei 13.608/2018, art. 4-B).
alter table webhook
  add column a_confirmar_desde timestamptz,                              -- null: confirmed, or nothing to confirm
  add column mudado_por integer references usuario (id),                 -- who made or last changed it; null: before this was kept
  add column id_cliente integer references integracao_cliente (id);      -- the program that subscribed it; null: a person did
create index webhook_do_cliente on webhook (id_cliente, id) where id_cliente is not null;

-- The right of a program to subscribe webhooks of its own.
alter table integracao_cliente add column assina_webhooks boolean not null default false;

-- Those that are here already: the audit log says whose word the last one was.
update webhook w set mudado_por = a.id_responsavel,
  a_confirmar_desde = case when exists (select from usuario_perfil_ouvidoria p
    where p.id_usuario = a.id_responsavel and p.id_ouvidoria = w.id_ouvidoria and p.id_perfil = 2
      and p.a_confirmar_desde is null) then null else w.atualizado_em end
from (select distinct on (id_alvo) id_alvo, id_responsavel from auditoria
  where area = 'webhook' and acao in ('Criação de webhook', 'Mudança de webhook') and id_responsavel is not null
  order by id_alvo, id desc) a
where a.id_alvo = w.id;
insert into alerta (id_usuario, tipo, id_ouvidoria, chave, criado_em)
select distinct p.id_usuario, 'webhook-a-confirmar', w.id_ouvidoria, 'webhook-a-confirmar:' || w.id || ':0067', now()
from webhook w join perfil_vigente(now()) p on p.id_ouvidoria = w.id_ouvidoria and p.id_perfil = 2
where w.a_confirmar_desde is not null and w.ativo
on conflict do nothing;

-- Moments of what belongs to a sealed case stand to the hour (Lei 13.608/2018, art. 4-B; Lei 13.460/2017, art. 10 § 7º).
alter table webhook_entrega add column na_hora boolean not null default false;

-- When a case is sealed after it was told of: what its deliveries say of moments is taken back to the hour.
create function arredondar_entregas(caso integer) returns void language sql as $$
  with seladas as (
    update webhook_entrega e set na_hora = true, criada_em = date_trunc('hour', e.criada_em, 'UTC'),
      inicio_em = date_trunc('hour', e.inicio_em, 'UTC'), proxima_em = date_trunc('hour', e.proxima_em, 'UTC'),
      concluida_em = date_trunc('hour', e.concluida_em, 'UTC')
    from manifestacao_historico h
    where h.id = e.id_historico and h.id_manifestacao = caso and not e.na_hora
    returning e.id)
  update webhook_tentativa t set ocorrida_em = date_trunc('hour', t.ocorrida_em, 'UTC')
  from seladas s where s.id = t.id_entrega;
$$;
create function selar_entregas() returns trigger language plpgsql as $$
begin
  perform arredondar_entregas(new.id_manifestacao);
  return null;
end $$;
create trigger cofre_sela_entregas after insert on manifestacao_cofre for each row execute function selar_entregas();
create trigger preservado_sela_entregas after insert on manifestante_preservado
  for each row execute function selar_entregas();

select arredondar_entregas(s.id_manifestacao)
from (select id_manifestacao from manifestacao_cofre union select id_manifestacao from manifestante_preservado) s;
update webhook set ultima_entrega_em = date_trunc('hour', ultima_entrega_em, 'UTC'),
  falhando_desde = date_trunc('hour', falhando_desde, 'UTC'), desligado_em = date_trunc('hour', desligado_em, 'UTC');

-- As before, but to the hour for what is sealed, and nothing for a webhook that waits.
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
  order by n.id, w.id;
  if found then
    perform graphile_worker.add_job('entregar-webhooks', '{}'::json, queue_name => 'webhooks', max_attempts => 1);
  end if;
  return null;
end $$;

-- The next address of an office's mailbox, which counts once a gestor opened the link that was sent to it. One at a time.
create table ouvidoria_email_pendente (
  id_ouvidoria integer primary key references ouvidoria (id),
  email text not null,
  hash bytea not null unique,                                            -- of the link: it opens nothing by itself
  pedido_por integer not null references usuario (id),
  criado_em timestamptz not null,
  expira_em timestamptz not null
);
