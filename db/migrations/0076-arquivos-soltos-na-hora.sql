-- A file that belongs to no case yet may be the sister of one that became a denúncia's: its row tells the hour, not the second.
update anexo set criado_em = date_trunc('hour', criado_em, 'UTC'),
  expira_em = date_trunc('hour', expira_em, 'UTC') + interval '1 hour'
where id_manifestacao is null;
