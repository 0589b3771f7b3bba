-- An office for training answers nobody: it stays registered and is not offered to people.
alter table ouvidoria add column de_teste boolean not null default false;
update ouvidoria set de_teste = true where sigla = 'TESTE' and nome = 'Órgão de Testes';

-- What a printed receipt said, found by the short code typed from the paper. Neither the code nor what it says is in the open.
create table recibo_emitido (
  indice text primary key,
  id_manifestacao integer not null references manifestacao on delete cascade,
  conteudo_cifrado bytea not null
);
create index recibo_emitido_por_manifestacao on recibo_emitido (id_manifestacao);
