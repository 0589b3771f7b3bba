-- Whoever can only read the database must not sign in as anybody, nor learn who reported (Lei 13.608/2018, art. 4-B).

-- What mail servers answered, in their words: they repeat the address in any spelling. From now on codes alone are kept.
update email_saida set ultimo_erro = null where ultimo_erro is not null and ultimo_erro <> 'O e-mail voltou.';
do $$ begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    execute 'update graphile_worker._private_jobs j set last_error = null from graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = ''enviar-email'' and j.last_error is not null';
  end if;
end $$;

-- Links of mails that came back or were given up stood here in the open: they are void, and whoever needs one asks again.
update usuario_token t set usado_em = now()
where t.usado_em is null and exists (
  select from email_saida e where e.evento like 'usuario.%' and e.texto <> ''
    and (e.falhou_em is not null or e.devolvido_em is not null) and e.id_usuario = t.id_usuario);
update email_saida set texto = '', html = '', selado = null, endereco_para_sair = null
where falhou_em is not null or devolvido_em is not null;

-- Address, subject and body as they are sent stand in `selado` until the mail has left, came back or was given up. Of mails that wait the
-- server seals them, which has the key.
create index email_saida_corpo_aberto on email_saida (id) where selado is null and (texto <> '' or html <> '');
alter table email_saida drop constraint selado_nao_fica_aberto, drop constraint selado_e_de_denuncia;
alter table email_saida
  add constraint selado_nao_fica_aberto check (selado is null or (texto = '' and html = '')),
  -- A mail about a denúncia says by its address who reported: the open columns of such a mail name nobody.
  add constraint sem_destinatario_e_de_denuncia check (para <> '' or (sobre_denuncia and id_usuario is null));

-- Notices that guard who reports have the words that the platform came with (the server sends no others): what was saved instead is
-- followed by a version that says them again.
with guardas as (
  select m.* from email_modelo m where m.id_ouvidoria is null and m.versao > 1 and m.evento in ('equipe.perfil-a-confirmar',
    'equipe.perfil-novo', 'equipe.identidade', 'equipe.acesso-extraordinario', 'equipe.perfil-novo-em-outro-orgao')
), nova as (
  insert into email_modelo_versao (id_modelo, versao, assunto, titulo, corpo, botao, ativo, restaurada_de, criado_em, autor)
  select id, versao + 1, assunto, titulo, corpo, botao, true, 1, now(), 'Plataforma' from guardas
  returning id_modelo, versao
)
update email_modelo m set versao = nova.versao from nova where nova.id_modelo = m.id;
