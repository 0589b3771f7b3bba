-- Extending the term can be taken back too (migration 0082): the row of the extension is noted as the others are.
create trigger anota_o_ato_reversivel after insert or update or delete on prorrogacao for each row
  when (coalesce(current_setting('escuta.ato_reversivel', true), '') <> '')
  execute function anotar_linha_do_ato('id_manifestacao');
