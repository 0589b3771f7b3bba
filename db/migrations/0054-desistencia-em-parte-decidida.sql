-- Of a denúncia the office also decides about a part that its author gives up (Lei 9.784/1999, art. 51 § 2º).
alter table desistencia drop constraint desistencia_decisao_check;
alter table desistencia add constraint desistencia_decisao_check
  check (decisao in ('arquivada', 'prossegue', 'parte-aceita'));
alter table desistencia add constraint desistencia_parte_aceita check (decisao <> 'parte-aceita' or em_parte);
