-- What the ways of asking teach (src/capabilities/ajuda/server/aprendido.ts) is kept while no question changes.
create trigger avisar_mudanca after insert or update or delete or truncate on pergunta_frequente
  for each statement execute function avisar_mudanca();
