-- Keyed hash of what was sent, so that a repeated sending with other content is told apart from a mere repetition.
-- Null for cases filed before it was kept.
alter table manifestacao add column envio_conteudo_hash bytea;
