-- Labels of staff name people ('caso do diretor Fulano') and join cases that carry the same one. Those of a case that is, or ever was, a
-- denúncia are sealed beside it, each by itself: the word and the label's number are inside. Of a word that only such cases carry the office's
-- vocabulary has its number and a keyed hash, and no word. Earlier rows are moved by a job ('selar-etiquetas').
alter table tag alter column nome drop not null;
alter table tag add column marca bytea;
alter table tag add constraint etiqueta_aberta_ou_selada check ((nome is null) = (marca is not null));
create unique index etiqueta_selada_do_orgao on tag (id_ouvidoria, marca);

create table manifestacao_tag_selada (
  id_manifestacao integer not null references manifestacao (id),
  selada bytea not null,
  primary key (id_manifestacao, selada)
);
create trigger anota_o_ato_reversivel after insert or update or delete on manifestacao_tag_selada for each row
  when (coalesce(current_setting('escuta.ato_reversivel', true), '') <> '')
  execute function anotar_linha_do_ato('id_manifestacao', 'selada');
-- Whose sample would tell which words sealed cases had in the open (migration 0078).
alter table tag alter column nome set statistics 0;

-- The line of a classification keeps the labels apart from its sentence, as a person's words: open, then sealed once in a case that has a vault.
create or replace function so_selar_palavras() returns trigger language plpgsql as $$
declare
  palavra text;
  cifrada text;
  palavras constant text[] := '{motivo,justificativa,mensagem,representante,etiquetas}';
  todas constant text[] := palavras || array(select p || 'Cifrado' from unnest(palavras) p);
  recusa constant text := format('A tabela %s só recebe linhas novas', tg_table_name);
begin
  if old.detalhes - todas is distinct from new.detalhes - todas then
    raise exception '%', recusa;
  end if;
  foreach palavra in array palavras loop
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

-- For which act the second factor was confirmed, as a keyed hash: what opens an identity goes by no other confirmation, and by this one once.
alter table sessao add column fator_confirmado_para bytea;
