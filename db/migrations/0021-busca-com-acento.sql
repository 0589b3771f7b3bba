-- The stemmer knows 'licitação' and 'licitações' for one word only with their accents; people type them without, too. Both
-- forms are kept: a search written with accents finds plurals, one written without still finds the word.
alter table manifestacao drop column busca;
alter table manifestacao add column busca tsvector generated always as (
  to_tsvector('portuguese', coalesce(teor ->> 'resumo', '') || ' ' || coalesce(teor ->> 'texto', '') || ' ' ||
    coalesce(teor ->> 'propostaMelhoria', '')) ||
  to_tsvector('portuguese', sem_acento(coalesce(teor ->> 'resumo', '') || ' ' || coalesce(teor ->> 'texto', '') || ' ' ||
    coalesce(teor ->> 'propostaMelhoria', '')))) stored;
create index manifestacao_por_busca on manifestacao using gin (busca);
