-- Until when the person has seen what others did to their cases. Sealed (dp1:): beside the moments of a sealed case a plain one would
-- tell who looked right after an act.
alter table usuario add column novidades_vistas text;
