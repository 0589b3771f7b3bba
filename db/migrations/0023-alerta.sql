-- What a person is told on the screen and by mail: a term, an act of somebody else, a file that is ready.
create table alerta (
  id bigint primary key generated always as identity,
  id_usuario integer not null references usuario (id),
  tipo text not null check (tipo in ('vence-em-2-dias', 'vencida', 'contribuicao', 'complemento', 'mencao',
    'encaminhada', 'mensagem', 'atribuida', 'recurso-atribuido', 'recurso-vence-em-2-dias', 'recurso-vencido',
    'prazos-recontados', 'perfil-vence', 'perfil-venceu', 'auditoria-adulterada', 'relatorio-pronto',
    'avaliacao-devolvida', 'avaliacao-respondida', 'avaliacao-encerrada', 'avaliacao-vence', 'avaliacao-vencida',
    'transparencia-a-corrigir', 'transparencia-vence', 'transparencia-vencida')),
  -- What it is about. Whoever judges is told of terms, and of what was left with them, in an appeal of the case.
  id_manifestacao integer references manifestacao (id),
  id_recurso integer references recurso (id),
  id_feriado integer references feriado (id),               -- who asked for a recount of terms is told when it is done
  id_pessoa integer references usuario (id),                -- somebody of the team
  id_avaliacao integer references avaliacao_tratamento (id),
  -- In which office it is read. One about a case is read where the case is; one about the log itself, in the whole platform.
  id_ouvidoria integer references ouvidoria (id),
  chave text not null,                                      -- one alert per event and person
  criado_em timestamptz not null,
  lido_em timestamptz,
  unique (id_usuario, chave),
  -- The log, a file that is ready and an office's transparency list have no row to point at.
  constraint alerta_sobre_algo check (num_nonnulls(id_manifestacao, id_feriado, id_pessoa, id_avaliacao)
    = case when tipo in ('auditoria-adulterada', 'relatorio-pronto', 'transparencia-a-corrigir', 'transparencia-vence',
      'transparencia-vencida') then 0 else 1 end),
  constraint alerta_sobre_pessoa_tem_orgao check (tipo = 'relatorio-pronto'
    or (id_ouvidoria is not null) = (id_pessoa is not null or id_avaliacao is not null
      or tipo in ('transparencia-a-corrigir', 'transparencia-vence', 'transparencia-vencida')))
);
create index alerta_por_pessoa on alerta (id_usuario, id desc);
create index alerta_nao_lido on alerta (id_usuario) where lido_em is null;

create table alerta_preferencia (
  id_usuario integer not null references usuario (id),
  tipo text not null,
  na_tela boolean not null default true,
  por_email boolean not null default true,
  primary key (id_usuario, tipo)
);
