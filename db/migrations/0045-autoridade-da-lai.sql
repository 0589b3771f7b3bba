-- The authority of Lei 12.527/2011, art. 40, decides the reclamação and the revisão alike (Decreto 7.724/2012, art. 22): it is named
-- once, for the reclamação, and who was named for the revisão apart is one of its people.
insert into autoridade_recurso (id_ouvidoria, id_instancia, id_usuario)
  select id_ouvidoria, 4, id_usuario from autoridade_recurso where id_instancia = 6
  on conflict do nothing;
delete from autoridade_recurso where id_instancia = 6;
alter table autoridade_recurso add constraint revisao_pela_autoridade_da_lai check (id_instancia <> 6);

-- Who is named to decide at each instance: what every question of 'who judges' reads.
create view autoridade_da_instancia as
  select id_ouvidoria, id_instancia, id_usuario from autoridade_recurso
  union all
  select id_ouvidoria, 6, id_usuario from autoridade_recurso where id_instancia = 4;
