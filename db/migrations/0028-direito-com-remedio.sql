-- Another type never gives the office more days than the case had (Lei 12.527/2011, art. 11): the fewest that any of its
-- types gave it. Null: it never changed its type, and has the days of its type. Terms already told to people stay.
alter table manifestacao add column dias_para_responder smallint check (dias_para_responder > 0);

-- When an ended case was opened again; what was filed or complained of before was about another silence.
alter table manifestacao add column reaberta_em timestamptz;
update manifestacao m set reaberta_em = e.ocorrido_em
from (select id_manifestacao, max(ocorrido_em) as ocorrido_em from manifestacao_prazo_evento
      where tipo = 'reabertura' group by id_manifestacao) e
where e.id_manifestacao = m.id;

-- What is judged is that the office made the request something else, not its answer: a revisão, and what follows one in vain.
alter table recurso add column contra_o_tipo boolean not null default false;
update recurso set contra_o_tipo = true where id_instancia = 6;
