-- Who comes to an office after a case must be kept away from it as those who were there (Lei 9.784/1999, art. 18; Lei 13.608/2018,
-- art. 4-A). Until a profile was compared with the cases that it opens, its person reads nothing. Those that exist were
-- never compared with what was filed before them, or before 0051.
alter table usuario_perfil_ouvidoria add column comparado boolean not null default false;
create index perfil_a_comparar on usuario_perfil_ouvidoria (id_usuario) where not comparado and encerrado_em is null;
