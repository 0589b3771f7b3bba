-- What is written of the past (the demonstration, cases that came from elsewhere) says itself in which office each act left the case; acts
-- of the server leave it to the trigger, as before. The audit log's verifier compares the row of a case with these.
create or replace function orgao_do_caso() returns trigger language plpgsql as $$
begin
  new.id_ouvidoria_do_caso :=
    coalesce(new.id_ouvidoria_do_caso, (select m.id_ouvidoria from manifestacao m where m.id = new.id_manifestacao));
  return new;
end $$;
