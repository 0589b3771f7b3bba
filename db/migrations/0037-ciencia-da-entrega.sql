-- A delivery is told, too (Lei 9.784/1999, arts. 26 and 66): while nobody knows that the person was, the last day to contest
-- it is null, and silence confirms nothing.
alter table promessa drop constraint promessa_entregue_com_prazo;
alter table promessa add constraint promessa_entregue_com_dia check (situacao not in ('entregue', 'contestada', 'confirmada')
  or entregue_em is not null);

-- What was delivered to people who asked for a letter or a visit, and can still be contested.
insert into comunicacao (id_manifestacao, tipo, feita_em, pendencia)
select p.id_manifestacao, 'entrega', p.entregue_em,
  case m.id_modo_resposta when 3 then 'correspondencia' else 'presencial' end
from promessa p join manifestacao m on m.id = p.id_manifestacao
where p.situacao = 'entregue' and m.id_modo_resposta in (3, 4)
  and not exists (select from comunicacao w where w.id_manifestacao = p.id_manifestacao and w.feita_em = p.entregue_em);
update promessa p set contestar_ate = null
where p.situacao = 'entregue' and exists (select from comunicacao w
  where w.id_manifestacao = p.id_manifestacao and w.feita_em = p.entregue_em and w.tipo in ('entrega', 'decisao')
    and w.ciente_em is null);

-- An office that decides a request for an identity may not have the case: its alert leads to a queue, as some others do. Which
-- kinds are about what is the code's to say (alerta/domain/alerta.ts); here, that an alert is about one thing at most, is read
-- where its case is, and says the office of whatever has none of its own.
alter table alerta drop constraint alerta_sobre_algo, drop constraint alerta_sobre_pessoa_tem_orgao;
alter table alerta
  add constraint alerta_sobre_algo check (num_nonnulls(id_manifestacao, id_feriado, id_pessoa, id_avaliacao) <= 1),
  add constraint alerta_sobre_pessoa_tem_orgao check (case when id_pessoa is not null or id_avaliacao is not null
    then id_ouvidoria is not null else id_manifestacao is null or id_ouvidoria is null end);
