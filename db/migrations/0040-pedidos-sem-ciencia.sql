-- Silence counts only of somebody who was told (Lei 9.784/1999, art. 26). Requests for a complement or for consent that were
-- open when notices began to be kept have none: of people who asked for a letter or a visit, and of those without account
-- or e-mail, nobody knows that they were told. The identity of a denúncia is sealed and cannot be read here: without an
-- account it is not known either. The office finds them in its queue, and their term begins with the notice.
with calados as (
  select m.id, case m.id_modo_resposta when 3 then 'correspondencia' when 4 then 'presencial' else 'sem-contato' end as pendencia
  from manifestacao m
  where m.id_situacao in (1, 2, 3, 4, 5) and m.id_tipo_identificacao <> 1
    and (m.id_modo_resposta in (3, 4) or (m.dono is null
      and not exists (select from manifestante p where p.id_manifestacao = m.id and p.dados ->> 'email' <> '')))
), pedidos as (
  select c.id_manifestacao, 'complementacao' as tipo, c.pedida_em as feita_em
  from complementacao c join manifestacao m on m.id = c.id_manifestacao
  where c.encerrada_em is null and m.id_situacao = 5
  union all
  select k.id_manifestacao, 'consentimento', k.pedido_em from consentimento k where k.respondido_em is null
)
insert into comunicacao (id_manifestacao, tipo, feita_em, pendencia)
select q.id_manifestacao, q.tipo, q.feita_em, s.pendencia
from pedidos q join calados s on s.id = q.id_manifestacao
where not exists (select from comunicacao w
  where w.id_manifestacao = q.id_manifestacao and w.tipo = q.tipo and w.feita_em = q.feita_em);
