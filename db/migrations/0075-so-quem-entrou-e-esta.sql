-- A profile counts once somebody has come in with it: an invitation that nobody used reads, receives and is told nothing of a case
-- (Lei 13.608/2018, art. 4-B; LGPD art. 46).
create function perfil_em_dia(agora timestamptz) returns setof usuario_perfil_ouvidoria
language sql stable parallel safe as $$
  select p.* from usuario_perfil_ouvidoria p join ouvidoria o on o.id = p.id_ouvidoria
  where p.encerrado_em is null and p.a_confirmar_desde is null and p.a_aceitar_desde is null and o.inativada_em is null
    and (p.validade is null or p.validade >= (agora at time zone 'America/Sao_Paulo')::date)
$$;
create or replace function perfil_vigente(agora timestamptz) returns setof usuario_perfil_ouvidoria
language sql stable parallel safe as $$
  select p.* from perfil_em_dia(agora) p join usuario u on u.id = p.id_usuario where u.ativado_em is not null
$$;

-- Time in the office did not pass while the invitation lay unused.
update usuario_perfil_ouvidoria p set criado_em = u.ativado_em
from usuario u where u.id = p.id_usuario and p.encerrado_em is null and p.criado_em < u.ativado_em;

-- Of a denúncia, an area's step is of those who were in the area when it was sent: whoever is put there later does not read it.
-- Those who are there stay with what they have.
alter table unidade_pessoa
  add column apos_o_passo integer not null default 0;   -- the last step of the platform when the person came

-- Whose word a webhook is: the gestor who made, changed, switched on or confirmed it. It sends for as long as they are one there.
alter table webhook add column palavra_de integer references usuario (id);   -- null: it waits, or nobody's
update webhook w set palavra_de = coalesce(
  (select a.id_responsavel from auditoria a where a.area = 'webhook' and a.acao = 'Confirmação de webhook' and a.id_alvo = w.id
    and a.ocorrido_em >= w.atualizado_em order by a.id desc limit 1), w.mudado_por)
where w.a_confirmar_desde is null;
-- Of one whose last word nobody knows, a gestor says it again.
update webhook w set a_confirmar_desde = now() where w.a_confirmar_desde is null and w.palavra_de is null;
insert into alerta (id_usuario, tipo, id_ouvidoria, chave, criado_em)
select distinct p.id_usuario, 'webhook-a-confirmar', w.id_ouvidoria, 'webhook-a-confirmar:' || w.id || ':0075', now()
from webhook w join perfil_vigente(now()) p on p.id_ouvidoria = w.id_ouvidoria and p.id_perfil = 2
where w.a_confirmar_desde is not null and w.palavra_de is null and w.ativo and w.mudado_por is null
on conflict do nothing;
