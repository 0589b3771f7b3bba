-- A case that was drawn keeps how it stood when it was drawn: reopening it afterwards takes nothing of it away. Whether it
-- was in time is said by fato_manifestacao, as in every other figure.
alter table avaliacao_tratamento_caso
  add column id_resposta integer references resposta (id),  -- the answer that was drawn
  add column respondida_em timestamptz,
  add column prazo date,
  add column dentro_do_prazo boolean,
  add column prorrogada boolean;

-- Samples drawn before: the last answer given until then, with the term it had, which a reopening wrote down.
update avaliacao_tratamento_caso c set
  id_resposta = x.id_resposta,
  respondida_em = x.respondida_em,
  prazo = x.prazo,
  dentro_do_prazo = x.dentro_do_prazo,
  prorrogada = x.prorrogada
from (
  select k.id_avaliacao, k.id_manifestacao, r.id as id_resposta,
    coalesce(r.registrada_em, f.respondida_em, v.criada_em) as respondida_em,
    coalesce(e.prazo_anterior, f.prazo) as prazo,
    case when e.prazo_anterior is null and f.dentro_do_prazo is not null then f.dentro_do_prazo
      else dia_local(coalesce(r.registrada_em, f.respondida_em, v.criada_em)) <= coalesce(e.prazo_anterior, f.prazo)
    end as dentro_do_prazo,
    coalesce(f.prorrogada_em <= v.criada_em, false) as prorrogada
  from avaliacao_tratamento_caso k
    join avaliacao_tratamento v on v.id = k.id_avaliacao
    join fato_manifestacao f on f.id = k.id_manifestacao
    left join lateral (
      select z.id, z.registrada_em from resposta z
      where z.id_manifestacao = k.id_manifestacao and z.id_tipo_resposta = 2 and z.registrada_em <= v.criada_em
      order by z.id desc limit 1) r on true
    left join lateral (
      select p.prazo_anterior from manifestacao_prazo_evento p
      where p.id_manifestacao = k.id_manifestacao and p.tipo = 'reabertura' and p.ocorrido_em > v.criada_em
      order by p.id limit 1) e on true
) x
where x.id_avaliacao = c.id_avaliacao and x.id_manifestacao = c.id_manifestacao;

alter table avaliacao_tratamento_caso
  alter column respondida_em set not null,
  alter column prazo set not null,
  alter column dentro_do_prazo set not null,
  alter column prorrogada set not null;

-- Whoever has days to reply or to put something right is told of it: of an evaluation, or of an office's transparency list.
alter table alerta
  add column id_avaliacao integer references avaliacao_tratamento (id),
  drop constraint alerta_sobre_algo,
  add constraint alerta_sobre_algo check (num_nonnulls(id_manifestacao, id_feriado, id_pessoa, id_avaliacao)
    = case when tipo in ('auditoria-adulterada', 'relatorio-pronto', 'transparencia-a-corrigir', 'transparencia-vence',
      'transparencia-vencida') then 0 else 1 end),
  drop constraint alerta_sobre_pessoa_tem_orgao,
  add constraint alerta_sobre_pessoa_tem_orgao check (tipo = 'relatorio-pronto'
    or (id_ouvidoria is not null) = (id_pessoa is not null or id_avaliacao is not null
      or tipo in ('transparencia-a-corrigir', 'transparencia-vence', 'transparencia-vencida'))),
  drop constraint alerta_tipo_check,
  add constraint alerta_tipo_check check (tipo in ('vence-em-2-dias', 'vencida', 'contribuicao', 'complemento', 'mencao',
    'encaminhada', 'mensagem', 'atribuida', 'recurso-atribuido', 'recurso-vence-em-2-dias', 'recurso-vencido',
    'prazos-recontados', 'perfil-vence', 'perfil-venceu', 'auditoria-adulterada', 'relatorio-pronto',
    'avaliacao-devolvida', 'avaliacao-respondida', 'avaliacao-encerrada', 'avaliacao-vence', 'avaliacao-vencida',
    'transparencia-a-corrigir', 'transparencia-vence', 'transparencia-vencida'));
