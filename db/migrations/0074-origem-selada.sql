-- Why somebody is kept away tells a copy of the database who is accused: whoever got access from the accused stands beside
-- `usuario_perfil_ouvidoria.dado_por`. It is sealed with the person now (Lei 13.608/2018, art. 4-B). A server seals the rows
-- that exist as it starts (`selar-origens`), which no migration can; until then `origem` says it.
alter table impedimento alter column origem drop not null;
alter table impedimento drop constraint origem_do_impedimento, drop constraint pedido_do_impedimento;

-- The moment at which they were kept away was that at which they came.
update impedimento i set criado_em = m.registrada_em
from manifestacao m where m.id = i.id_manifestacao and i.origem = 'acesso-recebido';

-- Who works in the body that watches over the platform is told of openings of identities, and decides them, in cases of every
-- office: its people are compared with all of them (Lei 9.784/1999, art. 18).
update usuario_perfil_ouvidoria p set comparado = false
from (select id from ouvidoria where autoridade_monitoramento and id_esfera = 1 order by id limit 1) o
where o.id = p.id_ouvidoria and p.encerrado_em is null;

-- Who got no alert of a case was the one it accuses: everybody has a row now, which those who are kept away never see. An alert that
-- names an office besides its case is read there and does not tell the case. What is here of cases that somebody is kept away from
-- goes, for everybody alike; terms are told again.
alter table alerta drop constraint alerta_sobre_pessoa_tem_orgao;
alter table alerta add constraint alerta_sobre_pessoa_tem_orgao
  check ((id_pessoa is null and id_avaliacao is null) or id_ouvidoria is not null);
update alerta a set id_manifestacao = c.id_manifestacao
from (
  select t.tipo || ':' || x.id as chave, x.id_manifestacao from abertura_identidade x,
    (values ('identidade-aberta'), ('abertura-pedida')) t (tipo)
  union all select 'identidade-pedida:' || x.id, x.id_manifestacao from pedido_identidade x
  union all select 'impedimento-afastado:' || x.id, x.id_manifestacao from impedimento x
  union all select 'sem-quem-trate:' || x.id, x.id from manifestacao x
  union all select 'acesso-extraordinario:' || f.fato || ':' || x.id, x.id_manifestacao from acesso_extraordinario x,
    (values ('pedido'), ('aprovado'), ('recusado')) f (fato)
) c
where a.chave = c.chave and a.id_manifestacao is null and a.id_ouvidoria is not null;
delete from alerta where id_manifestacao in (select id_manifestacao from impedimento);
