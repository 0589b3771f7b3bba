-- The public directory is read page by page in the order of names.
create index ouvidoria_por_nome on ouvidoria (sem_acento(nome), id) where inativada_em is null;
