-- Days of reduced hours: the offices open, and no term ends on them (Lei 9.784/1999, art. 66 §1).
alter table feriado add column reduzido boolean not null default false;

-- The evening cut-off is the platform's alone: an office had no right to one of its own.
delete from configuracao where chave = 'prazo.hora-de-corte' and id_ouvidoria is not null;

-- What arrived from the cut-off on counts for the next day, also in cases that an office's own hour, or the former 20:00,
-- had counted for the same one. The recount that follows tells each open case in its history.
update manifestacao m set registro_contado = c.contado
from (select x.id, dia_local(x.registrada_em) + case when (x.registrada_em at time zone 'America/Sao_Paulo')::time >=
        coalesce((select k.valor #>> '{}' from configuracao k
          where k.chave = 'prazo.hora-de-corte' and k.id_ouvidoria is null), '19:00')::time then 1 else 0 end as contado
      from manifestacao x where x.id_situacao in (1, 2, 3, 4, 5)) c
where m.id = c.id and m.registro_contado <> c.contado;
update recurso r set registro_contado = c.contado
from (select x.id, dia_local(x.registrado_em) + case when (x.registrado_em at time zone 'America/Sao_Paulo')::time >=
        coalesce((select k.valor #>> '{}' from configuracao k
          where k.chave = 'prazo.hora-de-corte' and k.id_ouvidoria is null), '19:00')::time then 1 else 0 end as contado
      from recurso x where x.id_situacao = 1) c
where r.id = c.id and r.registro_contado <> c.contado;

-- The recount itself: the terms start on the business day after the notice. Nobody asked for it and no holiday caused it.
alter table recontagem
  alter column id_feriado drop not null,
  alter column dias drop not null,                              -- null: every day
  alter column id_solicitante drop not null;
insert into recontagem (feriados, motivo, solicitante, previsto, pedida_em)
select '{}', 'A regra de contagem mudou (o prazo começa no dia útil seguinte à ciência, e o que chega a partir das 19h vale '
  || 'como do próximo dia útil)', 'Sistema', 0, now()
where exists (select from manifestacao where id_situacao in (1, 2, 3, 4, 5));
