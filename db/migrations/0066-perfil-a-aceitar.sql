-- A profile becomes somebody's only by their own yes (LGPD art. 6, II and art. 46): until then the office knows no more than that it
-- invited somebody. What exists was in use before the rule, and counts as accepted.
alter table usuario_perfil_ouvidoria
  add column a_aceitar_desde timestamptz,   -- null: accepted, or on an account that only its invitation's link opens
  add column recusado_em timestamptz;       -- the person said no; for who invited it looks like no answer

create or replace function perfil_vigente(agora timestamptz) returns setof usuario_perfil_ouvidoria
language sql stable parallel safe as $$
  select p.* from usuario_perfil_ouvidoria p join ouvidoria o on o.id = p.id_ouvidoria
  where p.encerrado_em is null and p.a_confirmar_desde is null and p.a_aceitar_desde is null and o.inativada_em is null
    and (p.validade is null or p.validade >= (agora at time zone 'America/Sao_Paulo')::date)
$$;

-- An account made by an invitation is the office's to block; one that was there before is not. The CPF of an invitation is not the
-- account's document before somebody uses the link: whoever proves it by gov.br is shown the invitation, and inherits nothing.
alter table usuario
  add column de_convite boolean not null default false,
  add column cpf_do_convite text,           -- sealed
  add column cpf_do_convite_busca bytea;
create index usuario_por_cpf_do_convite on usuario (cpf_do_convite_busca) where cpf_do_convite_busca is not null;

update usuario u set de_convite = true
where exists (select from usuario_perfil_ouvidoria p where p.id_usuario = u.id)
  and not exists (select from usuario_historico h where h.id_usuario = u.id and h.acao = 'Cadastro');

-- Invitations under way. What an earlier version wrote in the open is not sealed yet, and is moved at the sign-on.
update usuario u
set cpf_do_convite = numero_documento, cpf_do_convite_busca = documento_busca, numero_documento = null, documento_busca = null
where u.de_convite and u.ativado_em is null and u.senha_hash is null and u.documento_provado_em is null
  and u.id_tipo_documento = 1 and u.numero_documento like 'dp1:%' and u.documento_busca is not null;
