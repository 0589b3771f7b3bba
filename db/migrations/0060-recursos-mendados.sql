-- Appeals: one denúncia per promised day, days that keep their original, and decisions held back one by one.

-- The day that passed: moved and missed again, it may be reported again.
alter table denuncia_descumprimento add column data_entrega date;
update denuncia_descumprimento d set data_entrega = coalesce(
  case when d.id_recurso is null
    then (select r.data_compromisso from resposta r
      where r.id_manifestacao = d.id_manifestacao and r.id_tipo_resposta = 2 order by r.id desc limit 1)
    else (select a.data_entrega from resposta_recurso a where a.id_recurso = d.id_recurso) end,
  d.registrada_em::date);
alter table denuncia_descumprimento alter column data_entrega set not null;
drop index descumprimento_uma_vez;
create unique index descumprimento_uma_vez
  on denuncia_descumprimento (id_manifestacao, coalesce(id_recurso, 0), data_entrega);

-- As the decision had it; an incident moves only data_entrega.
alter table resposta_recurso add column data_entrega_original date;
update resposta_recurso a set data_entrega_original = coalesce(
  (select least(min(i.prazo_anterior), min(i.entrega_anterior)) from incidente_correcao i
    where i.id_recurso = a.id_recurso),
  a.data_entrega);

-- A decision does not wait for ever: what it asked and did not get is closed with it.
alter table esclarecimento add column encerrado_em timestamptz;
update esclarecimento e set encerrado_em = r.respondido_em from recurso r
  where r.id = e.id_recurso and e.respondido_em is null and r.respondido_em is not null;
drop index esclarecimento_um_aberto;
create unique index esclarecimento_um_aberto on esclarecimento (id_recurso)
  where respondido_em is null and encerrado_em is null;

-- The gate, text by text (Lei 13.709/2018, art. 46): a request with a find undecided in its own words is not public, and
-- a decision with one in its own or in the appeal's is held back alone.
create or replace function recusar_publicacao() returns trigger language plpgsql as $$
declare
  caso record;
begin
  select m.id_tipo_formulario, m.id_situacao, m.restrita_em into caso
    from manifestacao m where m.id = new.id_manifestacao for share;
  if caso.id_tipo_formulario is distinct from 3 or caso.id_situacao is distinct from 6 then
    raise exception 'Só se publica pedido de acesso concluído: a manifestação % não é.', new.id_manifestacao
      using errcode = 'check_violation', constraint = 'publica_so_pedido_concluido';
  end if;
  if caso.restrita_em is not null then
    raise exception 'O conteúdo da manifestação % está restrito e não se publica.', new.id_manifestacao
      using errcode = 'check_violation', constraint = 'publica_so_o_que_nao_e_restrito';
  end if;
  if exists (select from achado_pessoal a where a.id_manifestacao = new.id_manifestacao and a.decisao is null
      and a.parte in ('resumo', 'pedido', 'resposta')) then
    raise exception 'A manifestação % tem dado pessoal por decidir e não se publica.', new.id_manifestacao
      using errcode = 'check_violation', constraint = 'publica_so_o_decidido';
  end if;
  if tg_table_name = 'decisao_publica' then
    if exists (
      select from achado_pessoal a where a.id_manifestacao = new.id_manifestacao and a.decisao is null and (
        (a.parte = 'recurso' and a.id_parte = new.id_recurso)
        or (a.parte = 'decisao' and a.id_parte in (
          select x.id from resposta_recurso x where x.id_recurso = new.id_recurso)))) then
      raise exception 'A decisão do recurso da manifestação % tem dado pessoal por decidir e não se publica.',
        new.id_manifestacao using errcode = 'check_violation', constraint = 'publica_so_o_decidido';
    end if;
  end if;
  return new;
end $$;

create or replace function retirar_por_achado() returns trigger language plpgsql as $$
begin
  perform from manifestacao m where m.id = new.id_manifestacao for update;
  if new.parte in ('recurso', 'decisao') then
    delete from decisao_publica d where d.id_manifestacao = new.id_manifestacao and d.id_recurso = case new.parte
      when 'recurso' then new.id_parte
      else (select x.id_recurso from resposta_recurso x where x.id = new.id_parte) end;
    return null;
  end if;
  delete from pedido_publico p where p.id_manifestacao = new.id_manifestacao;
  update manifestacao m set publicada_em = null where m.id = new.id_manifestacao and m.publicada_em is not null;
  return null;
end $$;
