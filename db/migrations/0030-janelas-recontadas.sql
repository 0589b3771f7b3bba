-- The days of the person to complement, or to say whether their name may go along, are counted by the same calendar as the
-- office's term, and follow it when it changes.
alter table recontagem drop constraint recontagem_fase_check;
alter table recontagem add constraint recontagem_fase_conhecida
  check (fase in ('manifestacao', 'recurso', 'complementacao', 'consentimento'));
alter table recontagem_prazo drop constraint recontagem_prazo_tipo_check;
alter table recontagem_prazo add constraint recontagem_prazo_tipo_conhecido
  check (tipo in ('manifestacao', 'recurso', 'complementacao', 'consentimento'));

-- Windows opened by the rule before are counted once more.
insert into recontagem (feriados, motivo, solicitante, previsto, pedida_em, fase)
select '{}', 'A regra de contagem mudou (o prazo começa no dia útil seguinte à ciência)', 'Sistema', 0, now(), 'complementacao'
where exists (select from complementacao where encerrada_em is null)
  or exists (select from consentimento where respondido_em is null);
