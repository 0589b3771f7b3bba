-- What was covered of a protected person's texts before they went to an area or another office (Decreto 10.153/2019, arts. 6 and 7).
-- The ranges say where names stand, so they are sealed like the texts: with the key of the case, or of the preserved identity.
create table cobertura (
  id integer generated always as identity primary key,
  id_manifestacao integer not null references manifestacao (id),
  destino text not null,
  revisada boolean not null,                              -- a person finished it; otherwise the program's alone
  id_responsavel integer references usuario (id),
  responsavel text not null,
  feita_em timestamptz not null,
  conteudo_cifrado bytea not null,                        -- each text: its version, the ranges, and the covered text that was sent
  constraint destino_da_cobertura check (destino in ('orgao', 'area'))
);
create index cobertura_do_caso on cobertura (id_manifestacao);

-- What this receiver was sent; null: the case needs no covering, or it went before coverings were kept.
alter table tramitacao add column id_cobertura integer references cobertura (id);
alter table encaminhamento add column id_cobertura integer references cobertura (id);
