-- What looks like personal data is published for a reason that is kept (Lei 13.709/2018, art. 6, X; Lei 12.527/2011, art. 31).
alter table achado_pessoal add column motivo text;
update achado_pessoal set motivo = 'Decidido antes de o motivo ser pedido.' where decisao = 'publicar';
alter table achado_pessoal add constraint publicado_com_motivo
  check (decisao is distinct from 'publicar' or coalesce(btrim(motivo), '') <> '');

-- The text as it was judged: when it is edited, its finds are decided anew. Null on what was found before, where only the
-- words themselves count.
alter table achado_pessoal add column digital_do_texto bytea;
