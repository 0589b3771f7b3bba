-- Who asked at the desk in the place of who filed (Lei 9.784/1999, art. 9º); null: the person.
alter table atendimento add column id_representacao integer references representacao (id);

-- The history names who asked, as it keeps other words: open, then sealed once in a case that has a vault.
create or replace function so_selar_palavras() returns trigger language plpgsql as $$
declare
  palavra text;
  cifrada text;
  todas constant text[] := '{motivo,justificativa,mensagem,representante,motivoCifrado,justificativaCifrado,mensagemCifrado,representanteCifrado}';
  recusa constant text := format('A tabela %s só recebe linhas novas', tg_table_name);
begin
  if old.detalhes - todas is distinct from new.detalhes - todas then
    raise exception '%', recusa;
  end if;
  foreach palavra in array '{motivo,justificativa,mensagem,representante}'::text[] loop
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
