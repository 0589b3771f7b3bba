-- Open data (Lei 12.527/2011, art. 8 §3; Decreto 8.777/2016; Lei 13.709/2018, arts. 12 and 13).

-- Which person filed a case, for those whose identity is not protected: the account, or the one with the same document;
-- without either, a document given at the desk. It serves to tell people apart and is never written out.
create view pessoa_do_caso as
select
  p.id_manifestacao,
  coalesce(p.id_usuario, u.id) as id_pessoa,
  case when coalesce(p.id_usuario, u.id) is null then p.dados ->> 'documento' end as documento
from manifestante p
join manifestacao m on m.id = p.id_manifestacao
left join usuario u on p.id_usuario is null and u.excluido_em is null
  and u.numero_documento = p.dados ->> 'documento' and u.id_tipo_documento = (p.dados ->> 'tipoDocumento')::integer
where not identidade_protegida(m.id_tipo, m.teor_cifrado is not null, m.identidade_preservada, m.id_tipo_identificacao);

-- Who asked or filed in a year, by the number the files give them and in categories so wide that at least five people
-- share them. Written anew by each run; files and API read the same.
create table solicitante_aberto (
  universo text not null check (universo in ('acesso', 'ouvidoria')),
  ano integer not null,
  id_solicitante bigint not null check (id_solicitante > 0),   -- a keyed hash: it leads nobody back to the person
  id_pessoa integer,                                           -- finds the categories of a case; never written out
  com_pedido boolean not null,
  com_recurso boolean not null,
  com_publico boolean not null,                                -- a request of theirs passed the publication gate
  tipo_pessoa text not null,
  faixa_etaria text not null,
  raca_cor text not null,
  genero text not null,
  escolaridade text not null,
  profissao text not null,
  uf text not null,
  municipio text not null,
  primary key (universo, ano, id_solicitante)
);
create index solicitante_aberto_por_pessoa on solicitante_aberto (universo, ano, id_pessoa) where id_pessoa is not null;

-- The files as they can be downloaded: one row per file. A run writes new ones beside the old, changes the rows in one
-- transaction, and the next run lets go of what no row names any more: who is downloading is not cut off.
create table arquivo_aberto (
  nome text primary key check (nome ~ '^[A-Za-z0-9_.-]+$'),
  conjunto text not null,                    -- of domain/conjuntos.ts, or of a zip: domain/arquivos.ts
  ano integer not null,
  formato text not null,
  linhas integer not null,                   -- of its first table
  bytes bigint not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  local text not null,                       -- the common start of its pieces in the store
  pecas integer not null,                    -- the store has whole objects only: a large file is several
  retiradas integer,                         -- of texts: what had been taken back when it was made (below)
  gerado_em timestamptz not null             -- what a later run made the same again keeps its moment
);
create index arquivo_aberto_por_ano on arquivo_aberto (ano desc, nome);

-- Texts that were public and are so no more, or are written otherwise, by the year whose file has them. A file made when
-- there were fewer of them is not given out: what was taken back stops being read at once, not on the next morning.
create table texto_retirado (
  id bigint primary key generated always as identity,
  ano integer not null
);
create index texto_retirado_por_ano on texto_retirado (ano);

create function anotar_pedido_retirado() returns trigger language plpgsql as $$
begin
  insert into texto_retirado (ano) values (old.ano);
  return null;
end $$;
create trigger pedido_retirado after delete on pedido_publico
  for each row execute function anotar_pedido_retirado();
create trigger pedido_reescrito after update on pedido_publico for each row
  when ((old.resumo, old.texto, old.resposta) is distinct from (new.resumo, new.texto, new.resposta))
  execute function anotar_pedido_retirado();

create function anotar_decisao_retirada() returns trigger language plpgsql as $$
begin
  insert into texto_retirado (ano)
    select extract(year from dia_local(r.registrado_em))::integer from recurso r where r.id = old.id_recurso;
  return null;
end $$;
create trigger decisao_retirada after delete on decisao_publica
  for each row execute function anotar_decisao_retirada();
create trigger decisao_reescrita after update on decisao_publica for each row
  when ((old.recurso, old.decisao) is distinct from (new.recurso, new.decisao))
  execute function anotar_decisao_retirada();
