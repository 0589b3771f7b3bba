-- What was written for an act on a case enters the chain too: as a keyed digest, because the words themselves are sealed
-- when the case becomes a denúncia (Lei 13.608/2018, art. 4-B). Null: an act of the administration, or a link made before.
alter table auditoria_elo
  add column palavras bytea,
  add constraint palavras_so_de_casos check (origem = 'caso' or palavras is null);

-- The words of a history row go once from open to sealed, in a case that has a vault; nothing else of it ever changes.
create function so_selar_palavras() returns trigger language plpgsql as $$
declare
  palavra text;
  cifrada text;
  todas constant text[] := '{motivo,justificativa,mensagem,motivoCifrado,justificativaCifrado,mensagemCifrado}';
  recusa constant text := format('A tabela %s só recebe linhas novas', tg_table_name);
begin
  if old.detalhes - todas is distinct from new.detalhes - todas then
    raise exception '%', recusa;
  end if;
  foreach palavra in array '{motivo,justificativa,mensagem}'::text[] loop
    cifrada := palavra || 'Cifrado';
    continue when old.detalhes -> palavra is not distinct from new.detalhes -> palavra
      and old.detalhes -> cifrada is not distinct from new.detalhes -> cifrada;
    if not old.detalhes ? palavra or old.detalhes ? cifrada or new.detalhes ? palavra
      or jsonb_typeof(new.detalhes -> cifrada) is distinct from 'string'
      or not exists (select from manifestacao_cofre c where c.id_manifestacao = new.id_manifestacao) then
      raise exception '%', recusa;
    end if;
  end loop;
  return new;
end $$;
drop trigger manifestacao_historico_so_sela on manifestacao_historico;
create trigger manifestacao_historico_so_sela before update of detalhes on manifestacao_historico
  for each row execute function so_selar_palavras();

-- Who blocked an account stands here by profile: who stands below does not undo it. Of blocks made before, the one the log
-- names; where it names nobody, the administrador's.
alter table usuario
  add column perfil_do_bloqueio integer,
  add constraint perfil_do_bloqueio_so_de_quem_esta_bloqueado
    check (perfil_do_bloqueio is null or bloqueado_em is not null);
update usuario u set perfil_do_bloqueio = (
  select min(p.id_perfil) from usuario_perfil_ouvidoria p
  where p.id_perfil in (1, 2, 11) and p.criado_em <= u.bloqueado_em
    and (p.encerrado_em is null or p.encerrado_em > u.bloqueado_em)
    and p.id_usuario = (select a.id_responsavel from auditoria a
      where a.area = 'usuario' and a.acao = 'Bloqueio' and a.id_alvo = u.id order by a.id desc limit 1))
where u.bloqueado_em is not null;

-- Alerts about somebody of the team, and about the log itself: they belong to an office, or to the whole platform.
alter table alerta
  add column id_pessoa integer references usuario (id),
  add column id_ouvidoria integer references ouvidoria (id),
  drop constraint alerta_sobre_algo,
  add constraint alerta_sobre_algo check (
    num_nonnulls(id_manifestacao, id_feriado, id_pessoa) = case tipo when 'auditoria-adulterada' then 0 else 1 end),
  add constraint alerta_sobre_pessoa_tem_orgao check ((id_pessoa is null) = (id_ouvidoria is null)),
  drop constraint alerta_tipo_check,
  add constraint alerta_tipo_check check (tipo in ('vence-em-2-dias', 'vencida', 'contribuicao', 'complemento', 'mencao',
    'encaminhada', 'mensagem', 'atribuida', 'recurso-atribuido', 'recurso-vence-em-2-dias', 'recurso-vencido',
    'prazos-recontados', 'perfil-vence', 'perfil-venceu', 'auditoria-adulterada'));
