-- What may be destroyed is what two people approved, not whatever a row says (Lei 8.159/1991, art. 9º; Resolução Conarq 40/2014).

-- Written at the approval, under the server's mark, which also holds list, office and last day of the edital. Cases may leave; one that
-- came later, or another day, has no right mark.
alter table eliminacao_caso
  add column fim date,
  add column ate date,
  add column marca bytea,
  add constraint aprovado_por_inteiro check (num_nonnulls(fim, ate, marca) in (0, 3));

-- A list approved before has no marks, and no key makes them here. One of which something was destroyed goes no further: what is left of it
-- is listed anew. Any other waits for its approval again, and a new edital.
delete from eliminacao_caso c using eliminacao e
  where e.id = c.id_eliminacao and e.situacao = 'aprovada'
    and exists (select from auditoria_eliminada x where x.id_eliminacao = e.id);
update eliminacao e
  set situacao = 'proposta', fundamento = null, id_aprovador = null, aprovador = null, aprovada_em = null, edital_ate = null
  where e.situacao = 'aprovada' and not exists (select from auditoria_eliminada x where x.id_eliminacao = e.id);

-- How many of them are, or ever were, denúncias: the type alone does not say it.
alter table eliminacao_lote add column sigilosas integer not null default 0;
update eliminacao_lote set sigilosas = total where id_tipo in (1, 7);

-- As before (0061), and also: nothing of another office than the list's, nothing under appeal, nothing that the approval did not mark, and
-- nothing more once the termo was written.
create or replace function eliminar_manifestacoes(da_eliminacao integer, casos integer[], hoje date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  do_orgao integer;
begin
  select e.id_ouvidoria into do_orgao from eliminacao e where e.id = da_eliminacao and e.situacao = 'aprovada' and e.edital_ate < hoje
    and e.id_aprovador <> e.id_proponente
    and not exists (select from termo_eliminacao t where t.id_eliminacao = e.id) for update;
  if not found then
    raise exception 'A listagem % não está aprovada, ou o prazo do edital não acabou', da_eliminacao;
  end if;
  if exists (
    select from unnest(casos) c (id)
    left join manifestacao m on m.id = c.id and m.id_ouvidoria = do_orgao
    left join eliminacao_caso x on x.id_manifestacao = c.id and x.id_eliminacao = da_eliminacao and x.marca is not null
    left join guarda g on g.id_manifestacao = c.id and g.ate < hoje
    where m.id is null or x.id_manifestacao is null or g.id_manifestacao is null or m.id_situacao in (1, 2, 3, 4, 5)
      or exists (select from suspensao_guarda s where s.id_manifestacao = c.id and s.levantada_em is null)
      or exists (select from recurso r where r.id_manifestacao = c.id and r.respondido_em is null and r.subiu_em is null)
      or exists (select from manifestacao_historico h where h.id_manifestacao = c.id and not exists (
        select from auditoria_eliminada y where y.id_origem = h.id and y.id_eliminacao = da_eliminacao))
  ) then
    raise exception 'Há manifestação que a listagem % não permite eliminar', da_eliminacao;
  end if;
  update manifestacao set id_grupo = null where id_grupo = any (casos);
  -- Mails are written without a reference to the case; their subject has its number.
  delete from email_saida e using manifestacao m
    where m.id = any (casos) and regexp_replace(e.assunto, '\D', '', 'g') like '%' || m.protocolo || '%';
  perform eliminar_linhas('manifestacao'::regclass, format('id = any (%L::integer[])', casos));
end $$;
