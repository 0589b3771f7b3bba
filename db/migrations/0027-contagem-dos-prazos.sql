-- Days of reduced hours: the offices open, and no term ends on them (Lei 9.784/1999, art. 66 §1).
alter table feriado add column reduzido boolean not null default false;

-- The evening cut-off is the platform's alone: an office had no right to one of its own.
delete from configuracao where chave = 'prazo.hora-de-corte' and id_ouvidoria is not null;

-- The day for which a moment counts: its own in Brasília, the next one from the cut-off on.
create function pg_temp.dia_contado(momento timestamptz) returns date language sql stable
  return dia_local(momento) + case when (momento at time zone 'America/Sao_Paulo')::time >=
    coalesce((select k.valor #>> '{}' from configuracao k
      where k.chave = 'prazo.hora-de-corte' and k.id_ouvidoria is null), '19:00')::time then 1 else 0 end;
-- Also in open cases that an office's own hour, or the former 20:00, had counted for the same day: the registration, the
-- reply after a stop and the reopening. The recount that follows tells each case in its history.
update manifestacao set registro_contado = pg_temp.dia_contado(registrada_em) where id_situacao in (1, 2, 3, 4, 5);
update manifestacao_prazo_evento e set resposta = pg_temp.dia_contado(e.ocorrido_em)
from manifestacao m where m.id = e.id_manifestacao and m.id_situacao in (1, 2, 3, 4, 5)
  and e.tipo in ('parada', 'reabertura');
update recurso set registro_contado = pg_temp.dia_contado(registrado_em) where id_situacao = 1;

-- The recount itself: the terms start on the business day after the notice. Nobody asked for it and no holiday caused it.
alter table recontagem
  alter column id_feriado drop not null,
  alter column dias drop not null,                              -- null: every day
  alter column id_solicitante drop not null;
insert into recontagem (feriados, motivo, solicitante, previsto, pedida_em)
select '{}', 'A regra de contagem mudou (o prazo começa no dia útil seguinte à ciência, e o que chega depois do horário de '
  || 'corte vale como do próximo dia útil)', 'Sistema', 0, now()
where exists (select from manifestacao where id_situacao in (1, 2, 3, 4, 5));
