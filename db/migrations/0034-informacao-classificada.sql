-- The third instance hears the office before it decides: up to thirty days, once thirty more with reasons; meanwhile the
-- days to decide do not run (Portaria Normativa CGU 101/2023).
alter table recurso
  add column decisao_contada_de date,             -- the days to decide run anew from here; null: from registro_contado
  add column esclarecimento_limite date,          -- no question of this appeal waits longer, however many were asked
  add column esclarecimento_prorrogado_em timestamptz;
alter table esclarecimento
  add column prazo_original date,                 -- null: never extended
  add column justificativa_prorrogacao text;
-- Questions already open keep the day the office was told. The days to decide run anew from it.
update recurso r set esclarecimento_limite = e.prazo, decisao_contada_de = e.prazo
from esclarecimento e
where e.id_recurso = r.id and e.respondido_em is null and e.encerrado_em is null
  and r.id_situacao = 1 and r.subiu_em is null and r.id_instancia <> 5;

-- The roll of classified information that each office keeps (Lei 12.527/2011, arts. 23 to 30): what the yearly list tells,
-- never the secret itself. Read by the office's gestores and observers, and by everybody once a list was published.
create table informacao_classificada (
  id integer primary key generated always as identity,
  id_ouvidoria integer not null references ouvidoria (id),
  nup text not null check (nup ~ '^\d{17}$'),               -- the first part of the indexing code (Decreto 7.845/2012, art. 52)
  assunto text not null,
  categoria text not null check (categoria ~ '^\d{2}$'),
  grau text not null check (grau in ('reservada', 'secreta', 'ultrassecreta')),
  fundamento text not null,                                 -- the item of art. 23
  autoridade text not null,
  data_producao date not null,
  data_classificacao date not null,
  termo date not null,                                      -- the last day of the secret
  reclassificada boolean not null default false,
  situacao text not null check (situacao in ('classificada', 'desclassificada')),
  desclassificada_em date,
  motivo text,
  criada_em timestamptz not null,
  atualizada_em timestamptz not null,
  versao integer not null default 1,
  constraint informacao_uma_vez_no_rol unique (id_ouvidoria, nup),
  constraint datas_da_classificacao_em_ordem check (data_producao <= data_classificacao and data_classificacao <= termo),
  constraint desclassificada_com_motivo check (
    (situacao = 'desclassificada') = (desclassificada_em is not null) and (desclassificada_em is null) = (motivo is null))
);
create index informacao_classificada_por_orgao on informacao_classificada (id_ouvidoria, situacao, termo, id);

create table informacao_classificada_historico (
  id bigint primary key generated always as identity,
  id_informacao integer not null references informacao_classificada (id),
  ato text not null,
  situacao text not null,
  ocorrido_em timestamptz not null,
  id_responsavel integer not null references usuario (id),
  responsavel text not null,
  informacoes text not null,
  detalhes jsonb not null                                   -- the row as it was before
);
create index informacao_classificada_historico_por_informacao on informacao_classificada_historico (id_informacao, id);
create trigger informacao_classificada_historico_so_acrescenta
  before update or delete or truncate on informacao_classificada_historico
  for each statement execute function so_acrescentar();

-- The yearly list (Lei 12.527/2011, art. 30; Decreto 7.724/2012, art. 45) as it was published: public, and never rewritten.
create table lista_classificadas (
  id integer primary key generated always as identity,
  id_ouvidoria integer not null references ouvidoria (id),
  ano integer not null,
  edicao integer not null check (edicao > 0),
  de date not null,
  ate date not null,
  numeros jsonb not null,                                   -- requests and who asked, with nothing of fewer than five people
  motivo text,                                              -- what a later edition changed
  publicada_em timestamptz not null,
  id_responsavel integer not null references usuario (id),
  responsavel text not null,
  constraint lista_classificadas_uma_por_edicao unique (id_ouvidoria, ano, edicao),
  constraint nova_edicao_diz_o_que_mudou check ((edicao = 1) = (motivo is null))
);
create index lista_classificadas_por_ano on lista_classificadas (ano, id);
create table lista_classificadas_item (
  id bigint primary key generated always as identity,
  id_lista integer not null references lista_classificadas (id),
  situacao text not null,
  codigo text not null,
  assunto text not null,
  categoria text not null,
  grau text not null,
  fundamento text not null,
  data_producao date not null,
  data_classificacao date not null,
  termo date not null,
  desclassificada_em date
);
create index lista_classificadas_item_por_lista on lista_classificadas_item (id_lista, id);
create trigger lista_classificadas_so_acrescenta before update or delete or truncate on lista_classificadas
  for each statement execute function so_acrescentar();
create trigger lista_classificadas_item_so_acrescenta before update or delete or truncate on lista_classificadas_item
  for each statement execute function so_acrescentar();

-- Pedido de desclassificação ou de reavaliação (Lei 12.527/2011, arts. 17 and 29; Decreto 7.724/2012, arts. 35 to 37). Read by
-- who asked, by the office asked, and by the commission once it is there.
create table pedido_desclassificacao (
  id integer primary key generated always as identity,
  protocolo text not null unique,
  id_ouvidoria integer not null references ouvidoria (id),
  id_usuario integer not null references usuario (id),      -- who asked
  situacao text not null check (situacao in ('em-analise', 'decidido', 'em-recurso', 'recurso-decidido', 'na-comissao',
    'encerrado')),
  codigo text,                                              -- as the person gave it
  descricao text,
  id_informacao integer references informacao_classificada (id),
  envio_hash bytea not null unique,                         -- the same sending twice is one pedido
  registrado_em timestamptz not null,
  atualizado_em timestamptz not null,
  versao integer not null default 1,
  constraint pedido_diz_qual_informacao check (num_nonnulls(codigo, descricao) > 0)
);
create index pedido_desclassificacao_por_pessoa on pedido_desclassificacao (id_usuario, id desc);
create index pedido_desclassificacao_por_orgao on pedido_desclassificacao (id_ouvidoria, situacao, id);
create index pedido_desclassificacao_por_informacao on pedido_desclassificacao (id_informacao);

-- One row per instance: 1 classifying authority, 2 highest authority of the body, 3 commission.
create table passo_desclassificacao (
  id_pedido integer not null references pedido_desclassificacao (id),
  passo integer not null check (passo between 1 and 3),
  id_ouvidoria_julgadora integer not null references ouvidoria (id),
  texto text not null,                                      -- the reasons of who asks
  por_silencio boolean not null,
  registrado_em timestamptz not null,
  registro_contado date not null,
  prazo date,                                               -- null: the commission decides in a meeting
  resultado text check (resultado in ('desclassificada', 'reclassificada', 'mantida', 'nao-localizada')),
  decisao text,
  grau text check (grau in ('reservada', 'secreta', 'ultrassecreta')),
  termo date,
  id_responsavel integer references usuario (id),
  responsavel text,
  decidido_em timestamptz,
  primary key (id_pedido, passo),
  constraint passo_decidido_por_inteiro check (num_nonnulls(resultado, decisao, id_responsavel, responsavel, decidido_em) in (0, 5))
);
create index passo_desclassificacao_por_julgadora on passo_desclassificacao (id_ouvidoria_julgadora, prazo) where decidido_em is null;

create table pedido_desclassificacao_historico (
  id bigint primary key generated always as identity,
  id_pedido integer not null references pedido_desclassificacao (id),
  ato text not null,
  situacao text not null,
  ocorrido_em timestamptz not null,
  id_responsavel integer not null references usuario (id),
  responsavel text not null,
  informacoes text not null
);
create index pedido_desclassificacao_historico_por_pedido on pedido_desclassificacao_historico (id_pedido, id);
create trigger pedido_desclassificacao_historico_so_acrescenta
  before update or delete or truncate on pedido_desclassificacao_historico
  for each statement execute function so_acrescentar();

-- New alerts, about an office and no case. They are added to whatever the constraints allow by now.
do $$
declare
  novos constant text := $q$tipo in ('lista-classificadas-a-publicar', 'desclassificacao-recebida', 'desclassificacao-vence')$q$;
  feita record;
begin
  for feita in select conname, pg_get_expr(conbin, conrelid) as diz from pg_constraint
    where conrelid = 'alerta'::regclass
      and conname in ('alerta_tipo_check', 'alerta_sobre_algo', 'alerta_sobre_pessoa_tem_orgao') loop
    execute format('alter table alerta drop constraint %I', feita.conname);
    execute format('alter table alerta add constraint %I check ((%s) or (%s%s))', feita.conname, feita.diz, novos,
      case feita.conname
        when 'alerta_sobre_algo' then ' and num_nonnulls(id_manifestacao, id_feriado, id_pessoa, id_avaliacao) = 0'
        when 'alerta_sobre_pessoa_tem_orgao' then ' and id_ouvidoria is not null'
        else '' end);
  end loop;
end $$;
