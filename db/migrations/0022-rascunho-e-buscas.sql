-- What the list of drafts shows (title, type, where to go on), sealed with the draft's own key, so that a list does
-- not open whole drafts.
alter table rascunho add column resumo_cifrado bytea not null;
create index rascunho_parado on rascunho (atualizado_em);

-- Requests of information that anybody may read, found by their words or by a summary written nearly the same.
create index manifestacao_publica_por_busca on manifestacao using gin (busca)
  where publicada_em is not null and id_tipo_formulario = 3 and id_situacao = 6;
create index manifestacao_publica_por_resumo on manifestacao using gin (sem_acento(teor ->> 'resumo') gin_trgm_ops)
  where publicada_em is not null and id_tipo_formulario = 3 and id_situacao = 6;

-- What each office does, for suggestions from what a person writes; in both forms, as manifestacao.busca.
create index ouvidoria_por_competencia on ouvidoria using gin ((
  to_tsvector('portuguese', sigla || ' ' || nome || ' ' || coalesce(competencia, '')) ||
  to_tsvector('portuguese', sem_acento(sigla || ' ' || nome || ' ' || coalesce(competencia, '')))));
