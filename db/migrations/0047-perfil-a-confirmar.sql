-- A profile that reads denúncias, given by somebody who is no gestor of that office, counts only after a gestor confirmed it
-- (Lei 13.460/2017, art. 10 §7; Decreto 10.153/2019, art. 6). What exists was given before the rule, and counts.
alter table usuario_perfil_ouvidoria
  add column a_confirmar_desde timestamptz,               -- null: confirmed, or nothing to confirm; a refused one keeps it
  add column dado_por integer references usuario (id),    -- who gave what waits: that person alone does not confirm it
  add constraint o_que_espera_foi_dado_por_alguem check (a_confirmar_desde is null or dado_por is not null);
create index perfil_a_confirmar on usuario_perfil_ouvidoria (a_confirmar_desde)
  where a_confirmar_desde is not null and encerrado_em is null;

create or replace function perfil_vigente(agora timestamptz) returns setof usuario_perfil_ouvidoria
language sql stable parallel safe as $$
  select p.* from usuario_perfil_ouvidoria p join ouvidoria o on o.id = p.id_ouvidoria
  where p.encerrado_em is null and p.a_confirmar_desde is null and o.inativada_em is null
    and (p.validade is null or p.validade >= (agora at time zone 'America/Sao_Paulo')::date)
$$;
