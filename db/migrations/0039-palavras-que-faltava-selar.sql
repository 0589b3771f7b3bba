-- Who represents a person who preserved the identity tells who that person is (Lei 13.460/2017, art. 10 § 7º): sealed with the
-- key of `manifestante_preservado`, also when the case has a key of its own later.
alter table representacao
  add column selada_com_a_identidade boolean not null default false,
  add constraint selada_com_a_identidade_e_selada check (not selada_com_a_identidade or dados is null);

-- What an instance and an office write to each other about a request that is, or becomes, a denúncia is sealed as the rest of
-- the case (Lei 13.608/2018, art. 4-B). Rows that exist are sealed when the server starts: no migration has the key.
alter table esclarecimento
  alter column pergunta drop not null,
  add column pergunta_cifrada bytea,
  add column resposta_cifrada bytea,
  add column justificativa_prorrogacao_cifrada bytea,
  add constraint pergunta_de_um_modo check ((pergunta is null) <> (pergunta_cifrada is null)),
  add constraint resposta_de_no_maximo_um_modo check (resposta is null or resposta_cifrada is null),
  add constraint justificativa_de_no_maximo_um_modo
    check (justificativa_prorrogacao is null or justificativa_prorrogacao_cifrada is null);
