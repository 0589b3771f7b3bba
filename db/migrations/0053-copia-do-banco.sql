-- A stolen copy of the database tells nothing about who reported (Lei 13.608/2018, art. 4-B; Lei 13.460/2017, art. 10 §7). What needs
-- the key is done by the server at its start; here are the columns for it, and what can be done without.

-- Plain columns tell the hour of what the person of a sealed case did; the moment itself is sealed with the case.
alter table manifestacao add column momento_cifrado bytea;
alter table manifestacao_historico add column momento_cifrado bytea;
alter table mensagem add column momento_cifrado bytea;

-- A mail about a sealed case: its row tells the hour at which it was written and sent.
alter table email_saida add column na_hora boolean not null default false;
update email_saida set na_hora = true,
  criado_em = date_trunc('hour', criado_em, 'UTC'), enviado_em = date_trunc('hour', enviado_em, 'UTC'),
  falhou_em = date_trunc('hour', falhou_em, 'UTC'), devolvido_em = date_trunc('hour', devolvido_em, 'UTC')
  where sobre_denuncia or selado is not null;
update alerta a set criado_em = date_trunc('hour', criado_em, 'UTC')
  from manifestacao m where m.id = a.id_manifestacao
    and (m.teor_cifrado is not null or exists (select from manifestante_preservado p where p.id_manifestacao = m.id));

-- Files. The proof of the content is keyed by the file's own key, so that the same photo in two cases does not join them; of a
-- denúncia's file the row tells the size class, and the size is sealed.
alter table anexo add column prova_a_separar boolean not null default false;
update anexo set prova_a_separar = true where sha256 is not null;
alter table anexo add column tamanho_cifrado bytea;
alter table anexo drop constraint anexo_tamanho_check;
alter table anexo add constraint anexo_tamanho_check check (tamanho between 1 and 30408704); -- the class of 30,000,000
create index anexo_prova_a_separar on anexo (id) where prova_a_separar;

-- Accounts. CPF, e-mail and telephone are sealed by the server, which looks them up by a keyed hash; those that exist when it next
-- starts, before it serves. What is unique stays unique.
alter table usuario add column email_busca bytea, add column documento_busca bytea;
drop index usuario_documento_unico;
create unique index usuario_documento_unico on usuario (id_tipo_documento, documento_busca)
  where documento_busca is not null and excluido_em is null;
drop index usuario_por_cpf_responsavel;
drop index usuario_por_email;
create index usuario_por_email on usuario (email_busca) where excluido_em is null;
create index usuario_a_selar on usuario (id)
  where email not like 'dp1:%' or telefone not like 'dp1:%' or numero_documento not like 'dp1:%' or cpf_responsavel not like 'dp1:%';

-- Of somebody who filed at the desk, so that who they are can be told from the accounts' documents.
alter table manifestante add column documento_busca bytea;
create index manifestante_documento_a_buscar on manifestante (id_manifestacao)
  where id_usuario is null and documento_busca is null and dados ? 'documento';
create or replace view pessoa_do_caso as
select
  p.id_manifestacao,
  coalesce(p.id_usuario, u.id) as id_pessoa,
  case when coalesce(p.id_usuario, u.id) is null then p.dados ->> 'documento' end as documento
from manifestante p
join manifestacao m on m.id = p.id_manifestacao
left join usuario u on p.id_usuario is null and u.excluido_em is null
  and u.documento_busca = p.documento_busca and u.id_tipo_documento = (p.dados ->> 'tipoDocumento')::integer
where not identidade_protegida(m.id_tipo, m.teor_cifrado is not null, m.identidade_preservada, m.id_tipo_identificacao);

-- Drafts: their owner's mark is of drafts alone, and joins them to no case.
alter table rascunho add column dono_a_separar boolean not null default false;
update rascunho set dono_a_separar = true;

-- Mails: the address likewise. Searched whole, no more by a part of it.
alter table email_saida add column para_busca bytea;
drop index email_saida_por_texto;
create index email_saida_por_texto on email_saida using gin (sem_acento(assunto) gin_trgm_ops);
drop index email_saida_por_endereco;
create index email_saida_por_endereco on email_saida (para_busca, id desc);
create index email_saida_a_selar on email_saida (id) where para <> '' and para not like 'dp1:%';

-- Sealed texts of earlier versions have their own lengths: a job seals them anew, filled up to a size class, and strikes each
-- column off this list.
create table selagem_pendente (
  tabela text not null,
  coluna text not null,
  primary key (tabela, coluna)
);
insert into selagem_pendente
select c.table_name, c.column_name
from information_schema.columns c
join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'bytea' and c.column_name ~ '_cifrad[ao]s?$'
  and c.column_name not in ('momento_cifrado', 'tamanho_cifrado')
  -- Drafts, assessments and names of files have keys of their own; what is written anew is filled up.
  and c.table_name not in ('anexo', 'rascunho', 'rascunho_resposta', 'avaliacao_tratamento', 'avaliacao_tratamento_caso');
