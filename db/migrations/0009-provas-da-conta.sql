-- When the national sign-on proved the document; until then it is only what somebody typed.
alter table usuario add column documento_provado_em timestamptz;
-- Only the sign-on writes the reliability level, and only it opens an account without password. A document typed since
-- then proves nothing.
update usuario set documento_provado_em = coalesce(ultimo_acesso_em, criado_em)
where numero_documento is not null
  and (confiabilidade is not null or senha_hash is null)
  and not exists (
    select from usuario_historico h where h.id_usuario = usuario.id and h.acao = 'Alteração de documento');

-- Who signed on in this session: of two partners of a company, each is read with the own CPF.
alter table sessao add column cpf_govbr text;

-- A new e-mail waits in the link that proves it.
alter table usuario_token
  add column email citext,
  drop constraint usuario_token_finalidade_check,
  add constraint usuario_token_finalidade_check check (finalidade in ('ativar', 'senha', 'email')),
  add constraint usuario_token_email_check check ((finalidade = 'email') = (email is not null));

-- Whose mail it is, so that it goes with the account.
alter table email_saida add column id_usuario integer references usuario (id);
create index email_saida_por_usuario on email_saida (id_usuario) where id_usuario is not null;

-- The profiles that count at a moment. A function, because the moment comes from the platform's clock, not from now();
-- it is inlined like a view.
create function perfil_vigente(agora timestamptz) returns setof usuario_perfil_ouvidoria
language sql stable parallel safe as $$
  select p.* from usuario_perfil_ouvidoria p join ouvidoria o on o.id = p.id_ouvidoria
  where p.encerrado_em is null and o.inativada_em is null
    and (p.validade is null or p.validade >= (agora at time zone 'America/Sao_Paulo')::date)
$$;
